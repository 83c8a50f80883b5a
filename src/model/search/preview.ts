import { PREVIEW_LENGTH } from '../content/text.ts'
import { foldWord, SHORTEST_TERM } from './words.ts'

/** A piece of text; `isHit` pieces are what the visitor looked for. */
export type Piece = { text: string; isHit: boolean }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LEAD = 60

/** `starts` are folded: the asked words and their stems. A word is a hit when it begins with one of them, or is one if that is short. */
export function markHits(text: string, starts: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isHit(word, starts)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false })
    pieces.push({ text: word, isHit: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false })
  return pieces
}

/** 200 characters around the first hit, or from the start; a cut is marked and falls between words where it can. */
export function previewAround(text: string, starts: readonly string[]): Piece[] {
  const from = startOfPreview(text, firstHit(text, starts))
  const shown = Array.from(text.slice(from, from + PREVIEW_LENGTH * 2))
  const isWhole = shown.length <= PREVIEW_LENGTH && from + PREVIEW_LENGTH * 2 >= text.length
  const cut = isWhole
    ? shown.join('')
    : shown
        .slice(0, PREVIEW_LENGTH)
        .join('')
        .replace(/\s+\S{0,40}$/, '')
  const tidy = cut.replace(from > 0 ? /^[·\s]+/ : '', '').replace(isWhole ? '' : /[·\s]+$/, '')
  return markHits(`${from > 0 ? '… ' : ''}${tidy}${isWhole ? '' : ' …'}`, starts)
}

function firstHit(text: string, starts: readonly string[]): number {
  for (const { 0: word, index } of text.matchAll(WORD)) if (isHit(word, starts)) return index
  return 0
}

function startOfPreview(text: string, hit: number): number {
  if (hit <= LEAD) return 0
  const rest = Array.from(text.slice(hit, hit + PREVIEW_LENGTH * 2)).length
  const wanted = Math.max(0, hit - Math.max(LEAD, PREVIEW_LENGTH - rest))
  if (wanted === 0) return 0
  const space = text.indexOf(' ', wanted)
  return space >= 0 && space < hit ? space + 1 : hit
}

function isHit(word: string, starts: readonly string[]): boolean {
  const folded = foldWord(word)
  return starts.some((start) => (start.length < SHORTEST_TERM ? folded === start : folded.startsWith(start)))
}
