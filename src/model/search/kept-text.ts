import { numberKey, pricesIn, replaceNumbers } from './numbers.ts'

/** Characters that nobody sees and the database takes for a space; they say how the number before them is written. */
const NO_CENTS = '\u2062'
const PARTED = '\u2063'
const WITH_CENTS = '\u2064'
const MARKS = /[\u2062-\u2064]/g
const MARKED = /(?<!\d)(\d+)(?:c(\d\d))?([\u2062-\u2064]+)/g

/** Nothing that visitors read holds one. */
const PRICES_FOLLOW = '\n'

/** A text as the database takes it apart: each number in one piece, and the prices once more at the end. */
export function keptText(shown: string): string {
  const text = shown.replaceAll(MARKS, '').replaceAll(PRICES_FOLLOW, ' ')
  const prices = pricesIn(text)
  const kept = replaceNumbers(text, (number) => `${numberKey(number)}${marksOf(number)}`)
  return prices.length === 0 ? kept : `${kept}${PRICES_FOLLOW}${prices.join(' ')}`
}

function marksOf(number: string): string {
  const cents = number.includes('.') ? (number.endsWith('.00') ? NO_CENTS : WITH_CENTS) : ''
  return `${/[’']/.test(number) ? PARTED : ''}${cents}`
}

function parted(digits: string): string {
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join('’')
}

/** The same text as people read it. */
export function shownText(kept: string): string {
  const [text = ''] = kept.split(PRICES_FOLLOW, 1)
  return text.replaceAll(MARKED, (_, whole: string, cents: string | undefined, marks: string) => {
    const digits = marks.includes(PARTED) ? parted(whole) : whole
    return `${digits}${marks.includes(NO_CENTS) ? '.00' : cents === undefined ? '' : `.${cents}`}`
  })
}
