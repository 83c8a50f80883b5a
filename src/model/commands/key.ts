/** The name of one thing that can be written: what is locked, compared by revision, waited for and told to others. */
export type Key = `field:${string}:${string}` | `group:${string}` | `order:${string}` | `page:${string}`

export const fieldKey = (groupId: string, slot: string): Key => `field:${groupId}:${slot}`
export const groupKey = (groupId: string): Key => `group:${groupId}`
/** The order of what stands directly on a page, or of a section's cards. */
export const orderKey = (parentId: string): Key => `order:${parentId}`
export const pageKey = (pageId: string): Key => `page:${pageId}`

export type KeyParts = { of: 'field'; groupId: string; slot: string } | { of: 'group'; groupId: string } | { of: 'order'; parentId: string } | { of: 'page'; pageId: string }

const PATTERN = /^(field|group|order|page):([0-9a-z]{26})(?::([A-Za-z]{1,40}))?$/

export function readKey(key: string): KeyParts | null {
  const [, of, id, slot] = PATTERN.exec(key) ?? []
  if (id === undefined || (of === 'field') !== (slot !== undefined)) return null
  switch (of) {
    case 'field':
      return { of, groupId: id, slot: slot ?? '' }
    case 'group':
      return { of, groupId: id }
    case 'order':
      return { of, parentId: id }
    case 'page':
      return { of, pageId: id }
    default:
      return null
  }
}
