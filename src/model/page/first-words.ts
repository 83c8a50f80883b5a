import type { Group } from './document.ts'
import type { Field } from '../content/field.ts'
import type { Locale } from '../locales.ts'

const MOST = 40

/** What stands in a field, in the wanted language, else in whichever it is written first. */
export function wordsIn({ content }: Field, wanted: Locale): string | null {
  if (content.type === 'single') return content.data?.trim() || null
  if (content.type === 'media') return null
  const values: readonly (string | { text: string } | null | undefined)[] = [content.data[wanted], ...Object.values(content.data)]
  for (const value of values) {
    const text = (typeof value === 'string' ? value : value?.text)?.trim()
    if (text) return text
  }
  return null
}

/** Where a name stands, if there is one; fields themselves come in no order. */
const NAMED = ['title', 'name']

/** By these a person knows which of several cards is meant: its title or name, else the first words in it. */
export function firstWords({ fields }: Pick<Group, 'fields'>, locale: Locale): string | null {
  const slots = [...NAMED, ...Object.keys(fields).toSorted()]
  for (const slot of slots) {
    const field = fields[slot]
    const words = field && wordsIn(field, locale)?.split('\n')[0]
    if (words) return words.length > MOST ? `${words.slice(0, words.lastIndexOf(' ', MOST) + 1 || MOST).trimEnd()} …` : words
  }
  return null
}
