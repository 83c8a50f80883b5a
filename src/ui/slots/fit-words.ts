import type { CSSProperties } from 'react'

/** Shorter ones fit wherever a heading stands. */
const LONG_WORD = 8

/** In letters; where a word may be parted, it begins anew. */
export const longestWord = (words: string | null): number => Math.max(1, ...(words ?? '').split(/[\s\u00ad–-]+/u).map(({ length }) => length))

/** A heading tells the styles how long its longest word is: they make it as large as that one allows (`--fit`). */
export function fitWords(tag: string, words: string | null): CSSProperties | undefined {
  const letters = /^h\d$/.test(tag) ? longestWord(words) : 1
  return letters < LONG_WORD ? undefined : { '--letters': String(letters) }
}
