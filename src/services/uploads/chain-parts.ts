export type Part = { offset: number; length: number }

/**
 * The parts that make up a file of this size, in order; null where there is a hole. A process that was killed between keeping a part
 * and noting it, or two that received the same stretch, leave parts that overlap: only those count that lead to the end.
 */
export function chainParts(parts: readonly Part[], size: number): Part[] | null {
  const nextFrom = new Map<number, Part>()
  const leadsToEnd = (offset: number) => offset === size || nextFrom.has(offset)
  for (const part of parts.toSorted((one, other) => other.offset - one.offset || one.length - other.length)) {
    if (part.length > 0 && leadsToEnd(part.offset + part.length)) nextFrom.set(part.offset, part)
  }
  const chain: Part[] = []
  for (let offset = 0; offset < size;) {
    const part = nextFrom.get(offset)
    if (!part) return null
    chain.push(part)
    offset += part.length
  }
  return chain
}
