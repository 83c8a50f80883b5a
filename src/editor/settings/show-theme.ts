import type { Theme } from '../../model/site/theme.ts'
import { same } from '../../model/same.ts'
import { themeCss } from '../../site/theme/theme-css.ts'

const sheet = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet()
/** What the server drew the page with. */
let drawn: Theme | null = null

/** A typeface that was not there when the page was drawn may come late, while somebody looks at it. */
const readyToSwap = (css: string) => css.replaceAll('font-display:optional', 'font-display:swap')

/** The page in this theme, from the next frame on. A sheet made by script needs no leave of the page's policy. */
export function showTheme(theme: Theme): void {
  if (!sheet) return
  drawn ??= theme
  const isAdopted = document.adoptedStyleSheets.includes(sheet)
  if (!isAdopted && same(drawn, theme)) return
  // A token that the page was drawn with, and that the theme has no longer, must not shine through.
  const gone = Object.keys(drawn.tokens).filter((name) => !Object.hasOwn(theme.tokens, name))
  sheet.replaceSync(`${readyToSwap(themeCss(theme))}:root{${gone.map((name) => `--${name}:initial`).join(';')}}`)
  if (!isAdopted) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
