import { ImagePlus } from 'lucide-react'
import { libraryTexts } from '../../i18n/editor/library/texts.ts'
import tokens from '../../kit/chrome/tokens.module.css'
import { classNames } from '../../ui/class-names.ts'
import { handOver } from '../state/handed-files.ts'
import { useTools } from '../state/open-tool.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './CardPlace.module.css'

/** At the lower edge of a gallery: where its photographs come from. Files that are dropped here go in at once. */
export function PhotoPlace({ groupId }: { groupId: string }) {
  const { locale } = useWorkbench()
  const open = useTools((state) => state.open)
  return (
    <div className={classNames(tokens.tokens, styles.place)} data-editor="" lang={locale}>
      <button
        type="button"
        className={styles.add}
        onClick={() => open({ name: 'photos', groupId })}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          handOver([...event.dataTransfer.files])
          open({ name: 'photos', groupId })
        }}
      >
        <ImagePlus size={18} aria-hidden="true" />
        {libraryTexts[locale].photos.add}
      </button>
    </div>
  )
}
