import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { RadioCards } from '../../../kit/fields/RadioCards.tsx'
import { THEME_COLORS, type Theme } from '../../../model/site/theme.ts'
import { same } from '../../../model/same.ts'
import { useWorkbench } from '../../workbench.ts'
import { ColourField } from '../ColourField.tsx'
import { useGround } from '../follow-settings.ts'
import { useChangeTheme } from '../use-change.ts'
import { ContrastNotes } from './ContrastNotes.tsx'
import { FontPairs } from './FontPairs.tsx'
import { PALETTES, type PaletteName } from './palettes.ts'
import type { ThemePart } from './theme-parts.ts'
import { CornerPicture, PalettePicture, SpacingPicture } from './theme-pictures.tsx'
import { CORNERS, lookOf, SPACING, withColors, withTokens } from './theme-looks.ts'
import styles from '../Settings.module.css'

export const PALETTE_NAMES = ['quiet', 'lake', 'bread', 'ink', 'night', 'rose', 'forest', 'sky'] as const satisfies readonly PaletteName[]
const CORNER_NAMES = ['square', 'soft', 'round'] as const
const SPACING_NAMES = ['tight', 'normal', 'airy'] as const

type Props = { theme: Theme; /** Those that a search has found. */ parts: readonly ThemePart[] }

/** How the site looks. The page shows each choice at once, while a colour is still being looked for too. */
export function ThemeSection({ theme, parts }: Props) {
  const { locale } = useWorkbench()
  const { fields, choices, theme: words, wrong } = settingsTexts[locale]
  const change = useChangeTheme()
  const palette = PALETTE_NAMES.find((name) => same(PALETTES[name], theme.colors)) ?? null
  const drawAs = (draft: Theme | null) => useGround.setState({ draft })
  const isOpen = (part: ThemePart) => parts.includes(part)
  return (
    <>
      {isOpen('palettes') && (
        <RadioCards
          label={fields.palettes}
          value={palette}
          choices={PALETTE_NAMES.map((name) => ({ value: name, label: words.palettes[name], picture: <PalettePicture colors={PALETTES[name]} /> }))}
          onChange={(name) => change((before) => withColors(before, PALETTES[name]))}
        />
      )}
      {isOpen('colors') && (
        <fieldset className={styles.group}>
          <legend className={styles.label}>{fields.colors}</legend>
          {THEME_COLORS.map((role) => (
            <ColourField
              key={role}
              label={words.roles[role]}
              pickLabel={fill(words.pick, { name: words.roles[role] })}
              value={theme.colors[role]}
              wrong={wrong.colour}
              onDraft={(colour) => drawAs(colour === null ? null : withColors(theme, { [role]: colour }))}
              onChange={(colour) => change((before) => withColors(before, { [role]: colour }))}
            />
          ))}
        </fieldset>
      )}
      {(isOpen('colors') || isOpen('palettes')) && <ContrastNotes theme={theme} />}
      {isOpen('fonts') && <FontPairs theme={theme} />}
      {isOpen('corners') && (
        <RadioCards
          label={fields.corners}
          value={lookOf(theme, CORNERS)}
          choices={CORNER_NAMES.map((name) => ({ value: name, label: choices.corners[name], picture: <CornerPicture name={name} /> }))}
          onChange={(name) => change((before) => withTokens(before, CORNERS[name]))}
        />
      )}
      {isOpen('spacing') && (
        <RadioCards
          label={fields.spacing}
          value={lookOf(theme, SPACING)}
          choices={SPACING_NAMES.map((name) => ({ value: name, label: choices.spacing[name], picture: <SpacingPicture name={name} /> }))}
          onChange={(name) => change((before) => withTokens(before, SPACING[name]))}
        />
      )}
    </>
  )
}
