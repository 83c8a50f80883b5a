import { useEffect } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { RadioCards } from '../../../kit/fields/RadioCards.tsx'
import type { FontFamily, Theme } from '../../../model/site/theme.ts'
import { FONTS, fontUrl, mainFontFile } from '../../../site/theme/fonts.ts'
import { useWorkbench } from '../../workbench.ts'
import { useChangeTheme } from '../use-change.ts'
import { FONT_PAIRS, pairOf, withFonts, type FontPair } from './theme-looks.ts'
import styles from '../Settings.module.css'

const loaded = new Set<FontFamily>()

/** Each pair is shown in itself, so the typefaces come when somebody looks at the choice. */
function loadFonts(): void {
  for (const family of FONT_PAIRS.flatMap(({ fonts }) => [fonts.heading, fonts.text])) {
    const file = mainFontFile(family)
    if (loaded.has(family) || file === undefined) continue
    loaded.add(family)
    const face = new FontFace(FONTS[family].name, `url(${fontUrl(file)}) format("woff2")`, { weight: FONTS[family].files[0]?.weight, display: 'swap' })
    document.fonts.add(face)
    face.load().catch(() => loaded.delete(family))
  }
}

const nameOf = ({ fonts: { heading, text } }: Pick<FontPair, 'fonts'>) => (heading === text ? FONTS[heading].name : `${FONTS[heading].name}, ${FONTS[text].name}`)
const familyOf = (family: FontFamily) => `"${FONTS[family].name}", ${FONTS[family].fallback}`

type Props = { theme: Theme; /** Who does not want each choice to be stored at once. */ onChange?: (change: (theme: Theme) => Theme) => void }

export function FontPairs({ theme, onChange }: Props) {
  const { locale } = useWorkbench()
  const { fields, theme: words } = settingsTexts[locale]
  const store = useChangeTheme()
  const change = onChange ?? store
  useEffect(loadFonts, [])
  const choices = FONT_PAIRS.map((pair) => ({
    value: pair.id,
    label: nameOf(pair),
    note: words.fontWords[pair.fonts.heading],
    picture: (
      <span className={styles.sample}>
        <span style={{ fontFamily: familyOf(pair.fonts.heading), fontWeight: pair.tokens['heading-weight'] }}>{words.sampleTitle}</span>
        <span style={{ fontFamily: familyOf(pair.fonts.text) }}>{words.sampleText}</span>
      </span>
    ),
  }))
  const choose = (id: string) => {
    const pair = FONT_PAIRS.find((each) => each.id === id)
    if (pair) change((before) => withFonts(before, pair))
  }
  return <RadioCards label={fields.fonts} value={pairOf(theme)?.id ?? null} choices={choices} onChange={choose} />
}
