import { BREAKPOINTS } from '../../model/site/breakpoints.ts'
import { FONT_ROLES, type FontRole } from '../../model/site/font-roles.ts'
import { THEME_COLORS, type FontFamily, type Theme } from '../../model/site/theme.ts'
import { FONTS, fontStack, fontUrl, standInFaces } from './fonts.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * `optional`: preloaded fonts are there at the first paint, or the page is read in the visitor's own font, made as wide as the one to
 * come, which `late-fonts.behaviour.ts` puts in where nothing moves; it reads the style that is said here.
 */
function fontFaces(family: FontFamily): string {
  const font = FONTS[family]
  return (
    font.files
      .map(
        ({ file, weight, unicodeRange }) =>
          `@font-face{font-family:"${font.name}";font-weight:${weight};font-display:optional;src:url(${fontUrl(file)});unicode-range:${unicodeRange}}`,
      )
      .join('') + standInFaces(family)
  )
}

/** No role names a font that the theme does not already bring, or that the visitor's system does not have: none costs a request. */
const ROLE_FONTS: Record<FontRole, string> = {
  'base-1': 'var(--font-text)',
  'base-2': 'var(--font-figures)',
  'base-3': 'var(--font-heading)',
  'base-4': 'system-ui,sans-serif',
  'heading-1': 'var(--font-heading)',
  'heading-2': 'var(--font-text)',
  monospace: 'ui-monospace,Menlo,Consolas,monospace',
  editor: '"Instrument Sans",system-ui,sans-serif',
  'header-1': 'var(--font-heading)',
  'header-2': 'var(--font-text)',
}

const made = new WeakMap<Theme, string>()

/** A theme is read once per site and never changed, so its styles are written once too. */
export function themeCss(theme: Theme): string {
  const css = made.get(theme) ?? writeThemeCss(theme)
  made.set(theme, css)
  return css
}

function writeThemeCss(theme: Theme): string {
  const families = [...new Set([theme.fonts.heading, theme.fonts.text, theme.fonts.figures].filter((family) => family !== undefined))]
  const properties = [
    `color-scheme:${theme.scheme}`,
    ...THEME_COLORS.map((name) => `--theme-${kebab(name)}:${theme.colors[name].toLowerCase()}`),
    `--font-heading:${fontStack(theme.fonts.heading)}`,
    `--font-text:${fontStack(theme.fonts.text)}`,
    `--font-figures:${fontStack(theme.fonts.figures ?? theme.fonts.text)}`,
    ...FONT_ROLES.map((role) => `--font-${role}:${ROLE_FONTS[role]}`),
    ...Object.entries(BREAKPOINTS).map(([name, width]) => `--breakpoint-${kebab(name)}:${width}px`),
    ...Object.entries(theme.tokens).map(([name, value]) => `--${name}:${value}`),
  ]
  return `${families.map(fontFaces).join('')}:root{${properties.join(';')}}`
}
