export type RowParts = { gap: number; logo: number; items: number; tools: number; isCentred: boolean }

/** A logo in the middle needs the same room on both sides, however little stands on one of them. */
export function widthNeeded({ gap, logo, items, tools, isCentred }: RowParts): number {
  return logo + 2 * gap + (isCentred ? 2 * Math.max(items, tools) : items + tools)
}
