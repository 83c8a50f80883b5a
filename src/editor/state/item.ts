import { parentOf, type Desk } from '../../model/commands/desk.ts'

/** What an editor can point at: the page, a section or card, or one place in it. */
export type Item = { of: 'page' } | { of: 'group'; groupId: string } | { of: 'field'; groupId: string; slot: string }

export const PAGE: Item = { of: 'page' }

export function isSameItem(a: Item | null, b: Item | null): boolean {
  if (a === null || b === null || a.of !== b.of) return a === b
  if (a.of === 'page' || b.of === 'page') return true
  return a.groupId === b.groupId && (a.of !== 'field' || b.of !== 'field' || a.slot === b.slot)
}

/** One step outwards: from a text to its card or section, from a card to its section, and from a section to nothing. */
export function outwards(desk: Desk, item: Item): Item | null {
  if (item.of === 'page') return null
  if (item.of === 'field') return { of: 'group', groupId: item.groupId }
  const parent = parentOf(desk, item.groupId)
  return typeof parent === 'string' ? { of: 'group', groupId: parent } : null
}

/** From the page down to the item itself. */
export function wayTo(desk: Desk, item: Item): Item[] {
  const way: Item[] = []
  for (let each: Item | null = item; each && each.of !== 'page'; each = outwards(desk, each)) way.unshift(each)
  return [PAGE, ...way]
}
