import type { FontFamily } from '../../model/site/theme.ts'

type FontFile = { file: string; weight: string; style: 'normal' | 'italic'; unicodeRange: string }

type Font = { name: string; fallback: string; package: string; files: readonly FontFile[] }

const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXT = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

function variable(name: string, id: string, weight: string, fallback: string, axis = 'wght'): Font {
  const file = (subset: string) => `${id}-${subset}-${axis}-normal.woff2`
  return {
    name,
    fallback,
    package: `@fontsource-variable/${id}`,
    files: [
      { file: file('latin'), weight, style: 'normal', unicodeRange: LATIN },
      { file: file('latin-ext'), weight, style: 'normal', unicodeRange: LATIN_EXT },
    ],
  }
}

/** Fonts are served from the site itself: a visitor's browser contacts nobody else. */
export const FONTS: Record<FontFamily, Font> = {
  fraunces: variable('Fraunces', 'fraunces', '100 900', 'Georgia, serif'),
  'source-sans-3': variable('Source Sans 3', 'source-sans-3', '200 900', 'system-ui, sans-serif'),
  'bricolage-grotesque': variable('Bricolage Grotesque', 'bricolage-grotesque', '200 800', 'Impact, system-ui, sans-serif'),
  'space-grotesk': variable('Space Grotesk', 'space-grotesk', '300 700', 'system-ui, sans-serif'),
  inter: variable('Inter', 'inter', '100 900', 'system-ui, sans-serif'),
  'dm-sans': variable('DM Sans', 'dm-sans', '100 1000', 'system-ui, sans-serif'),
  'instrument-sans': variable('Instrument Sans', 'instrument-sans', '400 700', 'system-ui, sans-serif'),
  'young-serif': {
    name: 'Young Serif',
    fallback: 'Georgia, serif',
    package: '@fontsource/young-serif',
    files: [
      { file: 'young-serif-latin-400-normal.woff2', weight: '400', style: 'normal', unicodeRange: LATIN },
      { file: 'young-serif-latin-ext-400-normal.woff2', weight: '400', style: 'normal', unicodeRange: LATIN_EXT },
    ],
  },
}

export function fontUrl(file: string): string {
  return `/assets/fonts/${file}`
}

/** The one file of a family that nearly every page needs. */
export function mainFontFile(family: FontFamily): string | undefined {
  return FONTS[family].files[0]?.file
}
