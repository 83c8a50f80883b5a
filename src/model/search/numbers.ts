import { CURRENCY } from '../locales.ts'

const IN_WORD = String.raw`[\p{L}\p{M}\p{N}]`
const DIGITS = String.raw`(?:\d{1,3}(?:[’']\d{3})+|\d+)(?:\.\d{2})?(?!${IN_WORD}|[.’']\d)`
const NUMBER = String.raw`(?<!${IN_WORD}|\d[.’'])${DIGITS}`
const PRICE = String.raw`(?<!${IN_WORD})${CURRENCY}\s*${DIGITS}`

const numbers = new RegExp(NUMBER, 'gu')
const prices = new RegExp(PRICE, 'giu')
const numbersAndWords = new RegExp(`${NUMBER}|${IN_WORD}+`, 'gu')
const pricesAndWords = new RegExp(`${PRICE}|${NUMBER}|${IN_WORD}+`, 'giu')
const whateverHasDigits = new RegExp(String.raw`${PRICE}|${NUMBER}|(?<!${IN_WORD})\d+(?!${IN_WORD})`, 'giu')

/** A number is one word, however its thousands and cents are parted; so is a price, where it is asked for as one. */
export const wordsAndNumbers = (text: string) => text.matchAll(numbersAndWords)
export const wordsAndPrices = (text: string) => text.matchAll(pricesAndWords)
export const numbersIn = (text: string) => text.matchAll(whateverHasDigits)

/** 4’200 and 4200 are one number, 44 and 44.00 too; a dot would part the word in the database. What is no number stays as it is. */
export function numberKey(word: string): string {
  return /^\d[\d’'.]*$/.test(word) ? word.replaceAll(/[’']/g, '').replace(/\.00$/, '').replace('.', 'c') : word
}

const PRICED = new RegExp(String.raw`^${CURRENCY}\s*(?=\d)`, 'i')

/** A letter that nobody types. The database looks inside words for what they end with: around a price it keeps that from being found in a higher one. */
const EDGE = 'ƿ'
const PRICE_KEY = new RegExp(String.raw`^${EDGE}\d+(?:c\d\d)?${EDGE}$`)

export const priceKey = (word: string): string => (PRICED.test(word) ? `${EDGE}${amountKey(word)}${EDGE}` : numberKey(word))

/** The number in a price. */
export const amountKey = (word: string): string => numberKey(word.replace(PRICED, ''))

export const isPriceKey = (word: string): boolean => PRICE_KEY.test(word)

/** Whether it is exactly that or nothing: neither a beginning nor a mistyped letter is put right. */
export const isNumberKey = (word: string): boolean => /^\d+(?:c\d\d)?$/.test(word) || isPriceKey(word)

/** The prices in a text, as they are looked for. */
export const pricesIn = (text: string): string[] => [...new Set((text.match(prices) ?? []).map(priceKey))]

export const replaceNumbers = (text: string, replacement: (number: string) => string): string => text.replaceAll(numbers, replacement)
