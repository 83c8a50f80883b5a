import type { Written } from '../content/written.ts'
import type { Locale } from '../locales.ts'

/** How far a text is in one language. `written`: by a person, and nobody changed the original since. */
export const TEXT_STATES = ['missing', 'outdated', 'machine', 'reviewed', 'written'] as const
export type TextState = (typeof TEXT_STATES)[number]

/**
 * `main` is the language that the others are translated from unless they say otherwise. A text is outdated when that language
 * was written after it: who wrote it cannot have seen those words. Words that only followed it leave it as good as it was.
 */
export function stateOf(written: Written, { locale, main, hasText }: { locale: Locale; main: Locale; hasText: boolean }): TextState {
  if (!hasText) return 'missing'
  const own = written[locale]
  const source = own?.source?.locale ?? main
  const seen = own?.source?.revision ?? own?.revision ?? 0
  const original = written[source]
  const hasFollowed = original?.isFirst === true || original?.source?.locale === locale
  if (source !== locale && !hasFollowed && (original?.revision ?? 0) > seen) return 'outdated'
  if (own?.by === 'machine') return 'machine'
  return own?.by === 'reviewed' ? 'reviewed' : 'written'
}

export type StateCounts = Record<TextState, number>

export function countStates(states: readonly TextState[]): StateCounts {
  const counts: StateCounts = { missing: 0, outdated: 0, machine: 0, reviewed: 0, written: 0 }
  for (const state of states) counts[state] += 1
  return counts
}
