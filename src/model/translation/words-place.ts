import { isId } from '../ids.ts'

/** Where words of a page stand that are in no section. */
export type WordsPlace = { of: 'name' } | { of: 'description' } | { of: 'menu'; containerId: string } | { of: 'alt'; groupId: string; slot: string }

export const WORDS_OF = ['name', 'description', 'menu', 'alt'] as const satisfies readonly WordsPlace['of'][]

export function wordsId(place: WordsPlace): string {
  if (place.of === 'menu') return `menu:${place.containerId}`
  return place.of === 'alt' ? `alt:${place.groupId}:${place.slot}` : place.of
}

export function readWordsId(id: string): WordsPlace | null {
  const [of, first = '', slot = '', ...more] = id.split(':')
  if (of === 'name' || of === 'description') return id === of ? { of } : null
  if (more.length > 0 || !isId(first)) return null
  if (of === 'menu') return slot === '' ? { of, containerId: first } : null
  return of === 'alt' && /^[A-Za-z]{1,40}$/.test(slot) ? { of, groupId: first, slot } : null
}
