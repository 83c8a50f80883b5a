import type { Theme } from '../../model/site/theme.ts'
import { themeCss } from '../../site/theme/theme-css.ts'

const sheet = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet()
/** Tokens that were shown once, and typefaces that the page brought along. */
const tokens = new Set<string>()
let families: ReadonlySet<string> | null = null

const FACE = /@font-face\{font-family:"([^"]+)"[^}]*\}/g

/** What the page has already would be loaded once more; what is new may come late, while somebody looks at it. */
function withNewFaces(css: string): string {
  families ??= new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  const known = families
  return css.replaceAll(FACE, (face, family: string) => (known.has(family) ? '' : face.replace('font-display:optional', 'font-display:swap')))
}

/** The page in this theme, from the next frame on. A sheet made by script needs no leave of the page's policy. */
export function showTheme(theme: Theme): void {
  if (!sheet) return
  for (const name of Object.keys(theme.tokens)) tokens.add(name)
  // A token that the page was drawn with, and that the theme has no longer, must not shine through.
  const gone = [...tokens].filter((name) => !Object.hasOwn(theme.tokens, name))
  sheet.replaceSync(`${withNewFaces(themeCss(theme))}:root{${gone.map((name) => `--${name}:initial`).join(';')}}`)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
