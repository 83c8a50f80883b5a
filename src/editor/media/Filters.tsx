import { Trash2 } from 'lucide-react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import { ToggleButton } from '../../kit/button/ToggleButton.tsx'
import { Select } from '../../kit/fields/Select.tsx'
import type { Wanted } from '../api/media-calls.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './MediaTool.module.css'

type Props = {
  wanted: Wanted
  labels: { folders: readonly string[]; tags: readonly string[] }
  /** Where something of one kind is chosen, the kind is given. */
  hasKinds: boolean
  onChange: (part: Partial<Wanted>) => void
}

/** E-121: by kind, folder and tag. What would filter nothing is not offered. */
export function Filters({ wanted, labels: { folders, tags }, hasKinds, onChange }: Props) {
  const { locale } = useWorkbench()
  const texts = libraryTexts[locale]
  const choices = (all: string, values: readonly string[]) => [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))]
  const kinds = (['image', 'video'] as const).map((value) => ({ value, label: texts.kinds[value] }))
  if (!hasKinds && folders.length === 0 && tags.length === 0) return null
  return (
    <div className={styles.filters}>
      {hasKinds && <Select label={texts.kind} value={wanted.mediaType} choices={kinds} onChange={(kind) => onChange({ mediaType: kind === 'video' ? 'video' : 'image' })} />}
      {folders.length > 0 && <Select label={texts.folder} value={wanted.folder} choices={choices(texts.allFolders, folders)} onChange={(folder) => onChange({ folder })} />}
      {tags.length > 0 && <Select label={texts.tag} value={wanted.tag} choices={choices(texts.allTags, tags)} onChange={(tag) => onChange({ tag })} />}
      {hasKinds && (
        <ToggleButton isPressed={wanted.isBin} onChange={(isBin) => onChange({ isBin })}>
          <Trash2 size={18} aria-hidden="true" />
          {texts.bin}
        </ToggleButton>
      )}
    </div>
  )
}
