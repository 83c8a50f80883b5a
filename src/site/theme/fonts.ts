import type { FontFamily } from '../../model/site/theme.ts'

type FontFile = { file: string; weight: string; unicodeRange: string }

/**
 * What stands in until the font is there takes up as much room: `above` and `below` the line in ems, and how long a German and French
 * sample is in regular and bold letters, in ems. Measured in a browser; a test measures again.
 */
type Measures = { above: number; below: number; regular: number; bold: number }

type Font = { name: string; fallback: string; package: string; files: readonly FontFile[]; measures: Measures }

const LATIN = 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXT =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

function variable(name: string, id: string, weight: string, fallback: string, measures: Measures): Font {
  const file = (subset: string) => `${id}-${subset}-wght-normal.woff2`
  return {
    name,
    fallback,
    measures,
    package: `@fontsource-variable/${id}`,
    files: [
      { file: file('latin'), weight, unicodeRange: LATIN },
      { file: file('latin-ext'), weight, unicodeRange: LATIN_EXT },
    ],
  }
}

/** Fonts are served from the site itself: a visitor's browser contacts nobody else. */
export const FONTS: Record<FontFamily, Font> = {
  fraunces: variable('Fraunces', 'fraunces', '100 900', 'Georgia, serif', { above: 0.98, below: 0.26, regular: 108.4, bold: 111.7 }),
  'source-sans-3': variable('Source Sans 3', 'source-sans-3', '200 900', 'system-ui, sans-serif', { above: 1.02, below: 0.4, regular: 95.8, bold: 98.6 }),
  'bricolage-grotesque': variable('Bricolage Grotesque', 'bricolage-grotesque', '200 800', 'Impact, system-ui, sans-serif', {
    above: 0.93,
    below: 0.27,
    regular: 107.7,
    bold: 114.0,
  }),
  'space-grotesk': variable('Space Grotesk', 'space-grotesk', '300 700', 'system-ui, sans-serif', { above: 0.98, below: 0.29, regular: 111.0, bold: 111.3 }),
  inter: variable('Inter', 'inter', '100 900', 'system-ui, sans-serif', { above: 0.97, below: 0.24, regular: 109.6, bold: 111.9 }),
  'dm-sans': variable('DM Sans', 'dm-sans', '100 1000', 'system-ui, sans-serif', { above: 0.99, below: 0.31, regular: 106.0, bold: 110.5 }),
  'instrument-sans': variable('Instrument Sans', 'instrument-sans', '400 700', 'system-ui, sans-serif', { above: 0.97, below: 0.25, regular: 104.7, bold: 107.4 }),
  'young-serif': {
    name: 'Young Serif',
    fallback: 'Georgia, serif',
    package: '@fontsource/young-serif',
    measures: { above: 1.05, below: 0.37, regular: 116.2, bold: 116.2 },
    files: [
      { file: 'young-serif-latin-400-normal.woff2', weight: '400', unicodeRange: LATIN },
      { file: 'young-serif-latin-ext-400-normal.woff2', weight: '400', unicodeRange: LATIN_EXT },
    ],
  },
}

/** Fonts that visitors have: their names for regular and bold letters, and the same sample in them. */
type OwnFont = { mark: string; regular: readonly string[]; bold: readonly string[]; widths: Pick<Measures, 'regular' | 'bold'> }

const ARIAL: OwnFont = {
  mark: 'a',
  regular: ['Arial', 'Liberation Sans'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  widths: { regular: 103.2, bold: 110.9 },
}
const ROBOTO: OwnFont = { mark: 'r', regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto-Bold'], widths: { regular: 102.3, bold: 104.2 } }
const GEORGIA: OwnFont = { mark: 'g', regular: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], widths: { regular: 102.8, bold: 120.1 } }

const standInsOf = ({ fallback }: Font): readonly OwnFont[] => (fallback.startsWith('Georgia') ? [GEORGIA, ARIAL, ROBOTO] : [ARIAL, ROBOTO])

/** Fonts of the visitor's own, made as wide and as high as the one that is still on its way. */
export function standInFaces(family: FontFamily): string {
  const font = FONTS[family]
  const { above, below } = font.measures
  return standInsOf(font)
    .flatMap((own) =>
      (['regular', 'bold'] as const).map((weight) => {
        const scale = font.measures[weight] / own.widths[weight]
        const sources = own[weight].map((name) => `local(${name.includes(' ') ? `"${name}"` : name})`).join(',')
        return `@font-face{font-family:"${font.name} ${own.mark}";font-weight:${weight === 'regular' ? '1 500' : '501 1000'};src:${sources};size-adjust:${percent(scale)};ascent-override:${percent(above / scale)};descent-override:${percent(below / scale)};line-gap-override:0%}`
      }),
    )
    .join('')
}

export function fontStack(family: FontFamily): string {
  const font = FONTS[family]
  return [`"${font.name}"`, ...standInsOf(font).map(({ mark }) => `"${font.name} ${mark}"`), font.fallback].join(',')
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

export function fontUrl(file: string): string {
  return `/assets/fonts/${file}`
}

/** The one file of a family that nearly every page needs. */
export function mainFontFile(family: FontFamily): string | undefined {
  return FONTS[family].files[0]?.file
}
