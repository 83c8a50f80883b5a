import { parentOf, type Desk } from '../../model/commands/desk.ts'

/** What stands around the content of every page, and is written elsewhere. */
export type FramePart = 'header' | 'footer' | 'booking'

/** What an editor can point at: the page, a section or card, or one place in it; or what stands around them. */
export type Item = { of: 'page' } | { of: 'frame'; part: FramePart } | { of: 'group'; groupId: string } | { of: 'field'; groupId: string; slot: string }

export const PAGE: Item = { of: 'page' }

export function isSameItem(a: Item | null, b: Item | null): boolean {
  if (a === null || b === null || a.of !== b.of) return a === b
  if (a.of === 'frame' && b.of === 'frame') return a.part === b.part
  return groupOf(a) === groupOf(b) && (a.of !== 'field' || b.of !== 'field' || a.slot === b.slot)
}

/** One step outwards: from a text to its card or section, from a card to its section, and from a section to nothing. */
export function outwards(desk: Desk, item: Item): Item | null {
  if (item.of === 'page' || item.of === 'frame') return null
  if (item.of === 'field') return { of: 'group', groupId: item.groupId }
  const parent = parentOf(desk, item.groupId)
  return typeof parent === 'string' ? { of: 'group', groupId: parent } : null
}

/** The section or card that it is or stands in. */
export const groupOf = (item: Item | null): string | null => (item?.of === 'group' || item?.of === 'field' ? item.groupId : null)

/** From the page down to the item itself. */
export function wayTo(desk: Desk, item: Item): Item[] {
  const way: Item[] = []
  for (let each: Item | null = item; each && each.of !== 'page'; each = outwards(desk, each)) way.unshift(each)
  return [PAGE, ...way]
}
