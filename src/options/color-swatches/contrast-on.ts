import { contrastOf } from '../../model/site/contrast.ts'
import type { ThemeColor } from '../../model/site/theme.ts'
import { COLOR_SWATCHES_CHOICES } from './color-swatches.option.ts'

type Ground = (typeof COLOR_SWATCHES_CHOICES)[number]

/** The colour that words have on each ground. */
export const INK_ON = { background: 'text', surface: 'text', primary: 'onPrimary', secondary: 'onSecondary', accent: 'onAccent' } as const satisfies Record<Ground, ThemeColor>

const LEAST = 4.5
const HEX = /^#[0-9a-f]{6}$/i

export const inkProperty = (ink: ThemeColor) => `var(--theme-${ink.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`

export const isLow = (ratio: number) => ratio < LEAST

/** Null where the site's colours are not known. */
export function contrastOn(choice: unknown, colors: Readonly<Partial<Record<ThemeColor, string>>> = {}): number | null {
  const ground = COLOR_SWATCHES_CHOICES.find((each) => each === choice)
  const [paper, ink] = ground ? [colors[ground], colors[INK_ON[ground]]] : []
  // Cut and not rounded: 4.46 must not be told as 4.5.
  return paper && ink && HEX.test(paper) && HEX.test(ink) ? Math.floor(contrastOf(paper, ink) * 10) / 10 : null
}
