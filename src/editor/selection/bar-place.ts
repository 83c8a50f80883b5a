import type { Item } from '../state/item.ts'
import type { Box } from './use-box.ts'

const GAP = 8
/** E-043: never closer to the window's edge. */
export const MARGIN = 16

/** Where it stands: over, under or behind a text; at the beginning, middle or end of a section. */
export type Side = 'above' | 'below' | 'behind' | 'start' | 'middle' | 'end'
export type BarPlace = { side: Side; left: number; track: { top: number; height: number } }

export type Size = { width: number; height: number }
/** `top` is where the header ends; `seen` what of the page the window shows, both in the document. */
type Page = { width: number; top: number; seen: { top: number; bottom: number } }
type Around = {
  page: Page
  /** What is written near it, which should stay readable. */
  words: readonly Box[]
  /** Where it stood for the same item: a menu that changes sides while somebody writes is a nuisance. */
  before: Side | null
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

const covered = (place: Box, words: readonly Box[]) => words.reduce((sum, each) => sum + shared(place, each), 0)

const clamped = (left: number, bar: Size, page: Page) => Math.max(MARGIN, Math.min(left, page.width - bar.width - MARGIN))

/**
 * Beside the item, where it hides the fewest words. A track along the whole item lets the bar of a tall one stay in the window
 * while it scrolls.
 */
export function barPlace(box: Box, bar: Size, of: Item['of'], around: Around): BarPlace {
  const places = of === 'field' || of === 'frame' ? besideText(box, bar, around.page) : alongSection(box, bar, around.page)
  const kept = places.find(({ side }) => side === around.before)
  if (kept) return kept
  const hidden = ({ side, left, track }: BarPlace) => covered({ left, width: bar.width, top: track.top, height: side === 'above' ? bar.height : track.height }, around.words)
  return places.reduce((best, each) => (hidden(each) < hidden(best) ? each : best))
}

function besideText(box: Box, bar: Size, page: Page): readonly [BarPlace, ...BarPlace[]] {
  const left = clamped(box.left, bar, page)
  const above: BarPlace = { side: 'above', left, track: { top: box.top - bar.height - GAP, height: Math.max(bar.height, box.height) } }
  const below: BarPlace = { side: 'below', left, track: { top: box.top + box.height + GAP, height: bar.height } }
  const behind: BarPlace = { side: 'behind', left: box.left + box.width + GAP, track: { top: box.top, height: bar.height } }
  const isSeen = ({ track }: BarPlace) => track.top >= Math.max(page.top, page.seen.top) && track.top + bar.height <= page.seen.bottom
  const [first, ...others] = [above, below, behind].filter((place) => isSeen(place) && place.left + bar.width <= page.width - MARGIN)
  return first ? [first, ...others] : [{ ...above, track: trackAlong(box, bar, page) }]
}

function trackAlong(box: Box, bar: Size, page: Page): BarPlace['track'] {
  const top = Math.max(box.top - bar.height - GAP, page.top + GAP)
  return { top, height: Math.max(bar.height, box.top + box.height - top) }
}

function alongSection(box: Box, bar: Size, page: Page): readonly [BarPlace, ...BarPlace[]] {
  const track = trackAlong(box, bar, page)
  const at = (side: Side, left: number): BarPlace => ({ side, left: clamped(left, bar, page), track })
  const free = box.width - bar.width
  return [at('start', box.left), at('end', box.left + free), at('middle', box.left + free / 2)]
}
