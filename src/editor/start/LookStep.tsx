import { useEffect, type FormEvent } from 'react'
import { settingsTexts } from '../../i18n/editor/settings/texts.ts'
import { RadioCards } from '../../kit/fields/RadioCards.tsx'
import { themeChange } from '../../model/commands/theme-change.ts'
import { same } from '../../model/same.ts'
import type { Theme } from '../../model/site/theme.ts'
import { useGround } from '../settings/follow-settings.ts'
import { useTheme } from '../settings/shown-settings.ts'
import { FontPairs } from '../settings/theme/FontPairs.tsx'
import { PALETTES } from '../settings/theme/palettes.ts'
import { withColors } from '../settings/theme/theme-looks.ts'
import { PalettePicture } from '../settings/theme/theme-pictures.tsx'
import { PALETTE_NAMES } from '../settings/theme/ThemeSection.tsx'
import { useWorkbench } from '../workbench.ts'
import { setDraft, useMemory } from './start-memory.ts'
import type { StepProps } from './step-props.ts'
import styles from './Start.module.css'

/** The page shows each choice at once; it is stored when the step is over. */
export function LookStep({ formId, onApply }: StepProps) {
  const { locale } = useWorkbench()
  const { fields, theme: words } = settingsTexts[locale]
  const stored = useTheme()
  const draft = useMemory((memory) => memory.drafts.look)
  useEffect(() => useGround.setState({ draft: draft ?? null }), [draft])
  if (!stored) return null
  const theme = draft ?? stored
  const palette = PALETTE_NAMES.find((name) => same(PALETTES[name], theme.colors)) ?? null
  const change = (next: (theme: Theme) => Theme) => setDraft({ look: next(theme) })

  function submit(event: FormEvent) {
    event.preventDefault()
    onApply(stored ? [themeChange.act({ before: stored, after: theme })] : [])
  }

  return (
    <form id={formId} className={styles.fields} onSubmit={submit}>
      <RadioCards
        label={fields.palettes}
        value={palette}
        choices={PALETTE_NAMES.map((name) => ({ value: name, label: words.palettes[name], picture: <PalettePicture colors={PALETTES[name]} /> }))}
        onChange={(name) => change((before) => withColors(before, PALETTES[name]))}
      />
      <FontPairs theme={theme} onChange={change} />
    </form>
  )
}
