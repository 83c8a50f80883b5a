import { firstWords } from '../page/first-words.ts'
import type { Locale } from '../locales.ts'
import type { Group } from '../page/document.ts'
import { childrenOf, parentOf, type Desk } from './desk.ts'

/** Of several alike, which one: by its first words; a card without any by where it stands. */
export type Which = { words: string } | { at: number; total: number }

export function whichGroup(group: Group, desk: Desk, locale: Locale): Which | null {
  const words = firstWords(group, locale)
  if (words !== null) return { words }
  const parentId = parentOf(desk, group.id)
  const cards = typeof parentId === 'string' ? (childrenOf(desk, parentId) ?? []) : []
  return cards.length > 1 ? { at: cards.findIndex(({ id }) => id === group.id) + 1, total: cards.length } : null
}
