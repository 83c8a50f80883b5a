import type { CSSProperties } from 'react'
import { THEME_COLORS, type FontFamily, type Theme } from '../../model/site/theme.ts'
import { FONTS, fontUrl, mainFontFile } from '../theme/fonts.ts'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | undefined
  }
}

const stack = (family: FontFamily) => `"${FONTS[family].name}", ${FONTS[family].fallback}`

const familiesOf = ({ fonts }: Theme): FontFamily[] => [fonts.heading, fonts.text, fonts.figures ?? fonts.text]

/** A whole theme on one element: what stands inside wears the site's clothes. */
export function cardStyle(theme: Theme): CSSProperties {
  const colors = THEME_COLORS.map((name): [string, string] => [`--theme-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, theme.colors[name]])
  const tokens = Object.entries(theme.tokens).map(([name, value]): [string, string] => [`--${name}`, value])
  return { ...Object.fromEntries([...colors, ...tokens]), '--font-heading': stack(theme.fonts.heading), '--font-text': stack(theme.fonts.text), colorScheme: theme.scheme }
}

/** The page's own theme brings its own font; the sites' names need theirs, in Latin letters only. */
export function cardFontFaces(themes: readonly Theme[]): string {
  return [...new Set(themes.flatMap(familiesOf))]
    .map((family) => `@font-face{font-family:"${FONTS[family].name}";font-weight:${FONTS[family].files[0]?.weight ?? '400'};font-display:swap;src:url(${fontUrl(mainFontFile(family) ?? '')}) format("woff2")}`)
    .join('')
}
