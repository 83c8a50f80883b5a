/** Shorter ones differ by a single letter from too many others: «Loch» is not «noch». */
const SHORTEST = 5

/** What has digits is exactly that or another thing. */
export const isTolerated = (word: string): boolean => word.length >= SHORTEST && !/\d/.test(word)

/** One letter too many, missing, wrong, or two neighbours in the wrong order. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || short === long) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isSwapped || short.slice(at + 1) === long.slice(at + 1)
}

/** The known word that somebody who mistyped a letter meant; null where the word is known, too short, or like no other. Words are folded. */
export function meantWord(word: string, known: readonly string[]): string | null {
  if (!isTolerated(word) || known.some((one) => one.startsWith(word))) return null
  // Stems stand among the words; the longer one is what is really written on a page.
  const [meant = null] = known.filter((one) => isTolerated(one) && isOneLetterOff(word, one)).toSorted((one, other) => other.length - one.length || one.localeCompare(other))
  return meant
}
