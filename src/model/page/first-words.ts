import type { Group } from './document.ts'
import type { Field } from '../content/field.ts'

const MOST = 40

/** What stands in a field, in whichever language it is written first. */
export function wordsIn({ content }: Field): string | null {
  if (content.type === 'single') return content.data?.trim() || null
  if (content.type === 'media') return null
  const values: readonly (string | { text: string } | null | undefined)[] = Object.values(content.data)
  for (const value of values) {
    const text = (typeof value === 'string' ? value : value?.text)?.trim()
    if (text) return text
  }
  return null
}

/** By these a person knows which of several cards is meant: its first words. */
export function firstWords(group: Pick<Group, 'fields'>): string | null {
  for (const field of Object.values(group.fields)) {
    const words = wordsIn(field)?.split('\n')[0]
    if (words) return words.length > MOST ? `${words.slice(0, words.lastIndexOf(' ', MOST) + 1 || MOST).trimEnd()} …` : words
  }
  return null
}
