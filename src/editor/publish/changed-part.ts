/** Where two texts differ, with a few words around it. */
export type ChangedPart = { lead: string; before: string; after: string; tail: string }

const AROUND = 30
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

/** Of a long text only what is different: a policy with one new word must not look as if it were deleted. */
export function changedPart(before: string, after: string): ChangedPart {
  const [old, next] = [wordsOf(before), wordsOf(after)]
  const most = Math.min(old.length, next.length)
  let start = 0
  while (start < most && old[start] === next[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === next.at(-1 - end)) end += 1
  return {
    lead: lastOf(old.slice(0, start).join('')),
    before: old.slice(start, old.length - end).join(''),
    after: next.slice(start, next.length - end).join(''),
    tail: firstOf(old.slice(old.length - end).join('')),
  }
}

const firstOf = (text: string) => (text.length > AROUND ? `${text.slice(0, text.lastIndexOf(' ', AROUND) + 1 || AROUND)}…` : text)
const lastOf = (text: string) => {
  if (text.length <= AROUND) return text
  const from = text.indexOf(' ', text.length - AROUND)
  return `…${from === -1 ? text.slice(-AROUND) : text.slice(from)}`
}
