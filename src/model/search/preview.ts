import { PREVIEW_LENGTH } from '../content/text.ts'
import { amountKey, isPriceKey, numbersIn, priceKey, wordsAndNumbers, wordsAndPrices } from './numbers.ts'
import { foldWord, SHORTEST_TERM } from './words.ts'

/** A piece of text; `isHit` pieces are what the visitor looked for. */
export type Piece = { text: string; isHit: boolean }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LETTER = /[\p{L}\p{M}\p{N}]/u
const END = /[\p{L}\p{M}\p{N}]+/uy
const PAIRED = /[\ud800-\udfff]/
const LEAD = 60
const LETTERS_BEFORE = 3
const SHORTEST_INSIDE = 4

/** Folded: the asked words and their stems. In a language that joins words they count inside another word as well; a number is that or nothing. */
export type Sought = { starts: readonly string[]; numbers: readonly string[]; isJoining: boolean }

/** A word is a hit when it begins with what is sought, or is that if that is short. */
export function markHits(text: string, sought: Sought): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of piecesOf(text, sought)) {
    if (!isSoughtNumber(word, sought) && !isHit(word, sought)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false })
    pieces.push({ text: word, isHit: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false })
  return pieces
}

/** «CHF 44» is one piece where a price is sought. */
function piecesOf(text: string, { numbers }: Sought): IterableIterator<RegExpExecArray> {
  if (numbers.length === 0) return text.matchAll(WORD)
  return numbers.some(isPriceKey) ? wordsAndPrices(text) : wordsAndNumbers(text)
}

/** 200 characters around the first hit, or from the start; a cut is marked and falls between words where it can. */
export function previewAround(text: string, sought: Sought): Piece[] {
  const from = startOfPreview(text, firstHit(text, sought))
  const shown = text.slice(from, from + PREVIEW_LENGTH * 2)
  const isWhole = characterCount(shown) <= PREVIEW_LENGTH && from + PREVIEW_LENGTH * 2 >= text.length
  const cut = isWhole ? shown : firstCharacters(shown, PREVIEW_LENGTH).replace(/\s+\S{0,40}$/, '')
  const tidy = cut.replace(from > 0 ? /^[·\s]+/ : '', '').replace(isWhole ? '' : /[·\s]+$/, '')
  return markHits(`${from > 0 ? '… ' : ''}${tidy}${isWhole ? '' : ' …'}`, sought)
}

/** The number says more than the words beside it: whoever asks for a price wants to see that one. */
function firstHit(text: string, sought: Sought): number {
  return firstNumber(text, sought) ?? firstWord(text, sought)
}

function firstNumber(text: string, sought: Sought): number | null {
  if (sought.numbers.length === 0) return null
  for (const { 0: word, index } of numbersIn(text)) if (isSoughtNumber(word, sought)) return index
  return null
}

function isSoughtNumber(word: string, { numbers }: Sought): boolean {
  return numbers.length > 0 && (numbers.includes(priceKey(word)) || numbers.includes(amountKey(word)))
}

/** Looks where a sought word can stand, instead of taking a long text apart word by word. */
function firstWord(text: string, sought: Sought): number {
  const folded = foldWord(text)
  // With letters that fold into two, places differ.
  if (folded.length !== text.length) return firstHitByWord(text, sought)
  const places = sought.starts.flatMap((start) => firstPlace(text, folded, start, sought) ?? [])
  return places.length === 0 ? 0 : Math.min(...places)
}

function firstPlace(text: string, folded: string, start: string, { isJoining }: Sought): number | null {
  for (let at = folded.indexOf(start); at >= 0; at = folded.indexOf(start, at + 1)) {
    const word = wordAround(text, at)
    if (isHit(word.text, { starts: [start], isJoining })) return word.index
  }
  return null
}

function wordAround(text: string, at: number): { text: string; index: number } {
  let index = at
  while (index > 0 && LETTER.test(text.charAt(index - 1))) index -= 1
  END.lastIndex = index
  return { text: END.exec(text)?.[0] ?? '', index }
}

function firstHitByWord(text: string, sought: Sought): number {
  for (const { 0: word, index } of text.matchAll(WORD)) if (isHit(word, sought)) return index
  return 0
}

function startOfPreview(text: string, hit: number): number {
  if (hit <= LEAD) return 0
  const rest = characterCount(text.slice(hit, hit + PREVIEW_LENGTH * 2))
  const wanted = Math.max(0, hit - Math.max(LEAD, PREVIEW_LENGTH - rest))
  if (wanted === 0) return 0
  const space = text.indexOf(' ', wanted)
  return space >= 0 && space < hit ? space + 1 : hit
}

// Only a text with characters of two code units has to be taken apart to count what a person sees.
const characterCount = (text: string) => (PAIRED.test(text) ? Array.from(text).length : text.length)
const firstCharacters = (text: string, count: number) => (PAIRED.test(text) ? Array.from(text).slice(0, count).join('') : text.slice(0, count))

function isHit(word: string, { starts, isJoining }: Omit<Sought, 'numbers'>): boolean {
  const folded = foldWord(word)
  return starts.some((start) => (start.length < SHORTEST_TERM ? folded === start : folded.startsWith(start) || (isJoining && isInside(folded, start))))
}

/** As the database looks inside words, see site.search_keys. */
function isInside(word: string, start: string): boolean {
  return start.length >= SHORTEST_INSIDE && word.indexOf(start, LETTERS_BEFORE) > 0
}
