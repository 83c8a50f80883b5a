import { contrastOf } from '../../../model/site/contrast.ts'
import type { FontFamily, Theme, ThemeColor } from '../../../model/site/theme.ts'
import { same } from '../../../model/same.ts'

type Tokens = Readonly<Record<string, string>>

export type FontPair = { id: string; fonts: Theme['fonts']; tokens: Tokens }

const pair = (heading: FontFamily, text: FontFamily, weight: string, tracking: string, figures?: FontFamily): FontPair => ({
  id: `${heading} ${text}`,
  fonts: { heading, text, ...(figures && { figures }) },
  // A weight that suits one typeface makes another shout, or does not exist in it.
  tokens: { 'heading-weight': weight, 'heading-tracking': tracking },
})

export const FONT_PAIRS: readonly FontPair[] = [
  pair('instrument-sans', 'instrument-sans', '600', '-0.015em'),
  pair('inter', 'inter', '600', '-0.028em'),
  pair('dm-sans', 'dm-sans', '600', '-0.02em'),
  pair('fraunces', 'source-sans-3', '420', '-0.018em'),
  pair('fraunces', 'inter', '420', '-0.018em'),
  pair('young-serif', 'dm-sans', '400', '-0.012em'),
  pair('young-serif', 'source-sans-3', '400', '-0.012em'),
  pair('space-grotesk', 'inter', '600', '-0.025em'),
  pair('bricolage-grotesque', 'bricolage-grotesque', '800', '-0.038em', 'space-grotesk'),
  pair('bricolage-grotesque', 'source-sans-3', '700', '-0.03em'),
]

export const CORNERS: Readonly<Record<'square' | 'soft' | 'round', Tokens>> = {
  square: { 'button-radius': '0', 'picture-radius': '0', 'card-radius': '0' },
  soft: { 'button-radius': '0.5rem', 'picture-radius': '0.75rem', 'card-radius': '0.75rem' },
  round: { 'button-radius': '999px', 'picture-radius': '1.75rem', 'card-radius': '1.75rem' },
}

export const SPACING: Readonly<Record<'tight' | 'normal' | 'airy', Tokens>> = {
  tight: { 'section-space': 'clamp(2.75rem, 2rem + 3.5vw, 5rem)' },
  normal: { 'section-space': 'clamp(3.5rem, 2.5rem + 4.5vw, 7rem)' },
  airy: { 'section-space': 'clamp(4.5rem, 3.25rem + 6vw, 9.5rem)' },
}

const has = (theme: Theme, tokens: Tokens) => Object.entries(tokens).every(([name, value]) => theme.tokens[name] === value)

/** Which of the looks the theme has; null where it has one of its own. */
export function lookOf<Name extends string>(theme: Theme, looks: Readonly<Record<Name, Tokens>>): Name | null {
  for (const name in looks) if (has(theme, looks[name])) return name
  return null
}

export function pairOf({ fonts }: Theme): FontPair | null {
  return FONT_PAIRS.find((each) => same(each.fonts, fonts)) ?? null
}

export const withTokens = (theme: Theme, tokens: Tokens): Theme => ({ ...theme, tokens: { ...theme.tokens, ...tokens } })

export const withFonts = (theme: Theme, { fonts, tokens }: FontPair): Theme => withTokens({ ...theme, fonts }, tokens)

/** A page on a dark ground is a dark page: scroll bars and fields of the browser follow. */
export function withColors(theme: Theme, colors: Partial<Record<ThemeColor, string>>): Theme {
  const next = { ...theme.colors, ...colors }
  return { ...theme, colors: next, scheme: contrastOf(next.background, '#ffffff') > contrastOf(next.background, '#000000') ? 'dark' : 'light' }
}

export type Pairing = { ink: ThemeColor; ground: ThemeColor; ratio: number }

/** Where words stand on what. Links are written in the accent. */
const PAIRINGS: readonly (readonly [ink: ThemeColor, ground: ThemeColor])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['onPrimary', 'primary'],
  ['onSecondary', 'secondary'],
  ['onAccent', 'accent'],
]

export const ENOUGH = 4.5
export const LEAST = 3

/** Pairs that are hard to read, the hardest first. */
export function hardToRead({ colors }: Pick<Theme, 'colors'>): Pairing[] {
  return PAIRINGS.map(([ink, ground]) => ({ ink, ground, ratio: Math.floor(contrastOf(colors[ink], colors[ground]) * 10) / 10 }))
    .filter(({ ratio }) => ratio < ENOUGH)
    .toSorted((one, other) => one.ratio - other.ratio)
}
