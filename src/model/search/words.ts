import type { Locale } from '../locales.ts'
import { numberKey, priceKey, wordsAndNumbers, wordsAndPrices } from './numbers.ts'

export const SHORTEST_TERM = 3
export const LONGEST_TERM = 100
const MOST_WORDS = 8

export function tidyTerm(given: string): string {
  return given.normalize('NFC').replaceAll('\u0000', ' ').replaceAll(/\s+/g, ' ').trim()
}

export type TermProblem = 'short' | 'long'

/** Counted in characters that a person sees, not in code units. */
export function termProblem(term: string): TermProblem | null {
  if (term.length > LONGEST_TERM * 2) return 'long'
  const { length } = Array.from(term)
  if (length < SHORTEST_TERM) return 'short'
  return length > LONGEST_TERM ? 'long' : null
}

/** Letters and digits only: whatever a query language would understand is gone. */
export function wordsOf(term: string): string[] {
  return firstOfEach(Array.from(wordsAndNumbers(term), ([word]) => numberKey(word)))
}

/** As wordsOf, with «CHF 44» as one thing. */
export function wordsAndPricesOf(term: string): string[] {
  return firstOfEach(Array.from(wordsAndPrices(term), ([word]) => priceKey(word)))
}

const firstOfEach = (words: readonly string[]) => [...new Set(words)].slice(0, MOST_WORDS)

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', đ: 'd' }

const PLAIN = /^[\u0000-\u007f]*$/

/** As the database folds words, see site.search_fold: accents and case make no difference. */
export function foldWord(word: string): string {
  // Most words are plain, and a page of results folds thousands of them.
  if (PLAIN.test(word)) return word.toLowerCase()
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[ßœæøđ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** A stemmer knows «réparées» by its last accent, and whoever types without accents leaves it out. */
export function withLastAccent(word: string, locale: Locale): string {
  return locale === 'fr' ? word.replace(/ee(?=s?$)/i, 'ée') : word
}

const SWISS_NUMBER = /^(?:\+41|0041|0)(\d{2})(\d{3})(\d{2})(\d{2})$/

/** A telephone number stands on pages with or without the country; its last seven digits stand there either way. */
export function phoneWordsOf(term: string): string[] {
  return (
    SWISS_NUMBER.exec(term.replaceAll(/\(0\)|[\s\u2060()/.–-]/g, ''))
      ?.slice(2)
      .map(numberKey) ?? []
  )
}

/** German words as they are folded, for who writes «ue» where a page has «ü»; empty where there is nothing of that kind. */
export function umlautWordsOf(words: readonly string[], locale: Locale): string[] {
  const folded = words.map((word) => foldWord(word).replaceAll(/([aou])e/g, '$1'))
  return locale === 'de' && words.some((word) => /[aou]e/i.test(word)) ? folded : []
}
