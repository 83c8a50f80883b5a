/** A piece of a text; `isOwn`: the other text does not have it here. */
export type Piece = { text: string; isOwn: boolean }

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

/** Beyond that a person reads both anyway, and comparing would take long. */
const MOST_WORDS = 1500

/** The first text in pieces: what both have in the same order, and what only it has. */
export function wordDiff(text: string, other: string): Piece[] {
  const [own, theirs] = [wordsOf(text), wordsOf(other)]
  if (own.length > MOST_WORDS || theirs.length > MOST_WORDS) return [{ text, isOwn: text !== other }]
  const longest = commonLengths(own, theirs)
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0
  const pieces: Piece[] = []
  let column = 0
  for (const [row, word] of own.entries()) {
    while (column < theirs.length && theirs[column] !== word && at(row, column + 1) >= at(row + 1, column)) column += 1
    const isOwn = theirs[column] !== word
    if (!isOwn) column += 1
    const last = pieces.at(-1)
    if (last?.isOwn === isOwn) last.text += word
    else pieces.push({ text: word, isOwn })
  }
  return pieces
}

/** How many words the rests of both texts have in common. */
function commonLengths(own: readonly string[], theirs: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: own.length + 1 }, () => new Uint16Array(theirs.length + 1))
  for (let row = own.length - 1; row >= 0; row -= 1) {
    for (let column = theirs.length - 1; column >= 0; column -= 1) {
      const [here, below] = [rows[row], rows[row + 1]]
      if (!here || !below) continue
      here[column] = own[row] === theirs[column] ? (below[column + 1] ?? 0) + 1 : Math.max(below[column] ?? 0, here[column + 1] ?? 0)
    }
  }
  return rows
}
