import type { CSSProperties } from 'react'

/** What the styles assume of a title that tells nothing. */
const ASSUMED = 8

/** In letters; where a word may be parted, it begins anew. */
export const longestWord = (words: string | null): number => Math.max(1, ...(words ?? '').split(/[\s\u00ad–-]+/u).map(({ length }) => length))

/** A title tells the styles how long its longest word is: they make it as large as that one allows (`--fit`). */
export function fitWords(tag: string, words: string | null): CSSProperties | undefined {
  const letters = longestWord(words)
  // The main heading is the largest by far: each letter counts there.
  return tag === 'h1' || (tag === 'h2' && letters > ASSUMED) ? { '--letters': String(letters) } : undefined
}
