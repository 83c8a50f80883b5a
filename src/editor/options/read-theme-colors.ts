import { THEME_COLORS, type ThemeColor } from '../../model/site/theme.ts'

const property = (name: ThemeColor) => `--theme-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The page carries its site's colours; nothing has to be sent a second time. */
export function readThemeColors(): Partial<Record<ThemeColor, string>> {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(THEME_COLORS.map((name) => [name, style.getPropertyValue(property(name)).trim()]))
}
