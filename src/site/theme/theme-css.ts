import { THEME_COLORS, type FontFamily, type Theme } from '../../model/site/theme.ts'
import { FONTS, fontUrl } from './fonts.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function fontFaces(family: FontFamily): string {
  const font = FONTS[family]
  return font.files
    .map(({ file, weight, style, unicodeRange }) => `@font-face{font-family:"${font.name}";font-style:${style};font-weight:${weight};font-display:swap;src:url(${fontUrl(file)}) format("woff2");unicode-range:${unicodeRange}}`)
    .join('')
}

function stack(family: FontFamily): string {
  return `"${FONTS[family].name}",${FONTS[family].fallback}`
}

export function themeCss(theme: Theme): string {
  const families = [...new Set([theme.fonts.heading, theme.fonts.text, theme.fonts.figures].filter((family) => family !== undefined))]
  const properties = [
    `color-scheme:${theme.scheme}`,
    ...THEME_COLORS.map((name) => `--theme-${kebab(name)}:${theme.colors[name]}`),
    `--font-heading:${stack(theme.fonts.heading)}`,
    `--font-text:${stack(theme.fonts.text)}`,
    `--font-figures:${stack(theme.fonts.figures ?? theme.fonts.text)}`,
    ...Object.entries(theme.tokens).map(([name, value]) => `--${name}:${value}`),
  ]
  return `${families.map(fontFaces).join('')}:root{${properties.join(';')}}`
}
