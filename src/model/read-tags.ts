const MOST_TAGS = 30
const LONGEST = 60

/** As people write them, side by side; each once, however often it was written. */
export function readTags(text: string): string[] {
  const tags = text
    .split(/[,;\n]/)
    .map((tag) => tag.trim().slice(0, LONGEST))
    .filter((tag) => tag !== '')
  return [...new Set(tags)].slice(0, MOST_TAGS)
}
