import type { Item } from '../state/item.ts'
import type { Box } from './use-box.ts'

const GAP = 8
/** E-043: never closer to the window's edge. */
const MARGIN = 16

export type BarPlace = { left: number; track: { top: number; height: number } }

/**
 * Above the item, or below it where there is no room. The track reaches along the whole item, so that the bar of a tall one
 * can stay in the window while it scrolls.
 */
export function barPlace(box: Box, bar: { width: number; height: number }, page: { width: number; top: number }, of: Item['of']): BarPlace {
  const room = bar.height + GAP
  const left = Math.max(MARGIN, Math.min(box.left, page.width - bar.width - MARGIN))
  const isAbove = box.top - room >= page.top
  if ((of === 'field' || of === 'frame') && !isAbove) return { left, track: { top: box.top + box.height + GAP, height: bar.height } }
  const top = Math.max(box.top - room, page.top + GAP)
  return { left, track: { top, height: Math.max(bar.height, box.top + box.height - top) } }
}
