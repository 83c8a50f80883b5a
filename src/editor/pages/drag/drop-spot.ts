import type { Box, Point } from '../../drag/drop-at.ts'
import type { Place } from '../../../model/page/place.ts'

/** What is in the hand: an entry of the menu, a page that is not in it yet, or a container with all it holds. */
export type InHand = { of: 'entry' | 'page' | 'container'; id: string }

/** Into a container, or, without one, as a line of the menu of its own beside another. */
export type DropSpot = { containerId: string | null; place: Place; line: Box }

const THICK = 4
/** What lines and containers keep at their edges for «beside»; all the rest is «into». */
const EDGE = { line: 13, top: 20, bottom: 8 }
const INDENT = 36

const isAlone = (container: HTMLElement) => container.dataset['alone'] !== undefined

function isBeside(container: HTMLElement, { y }: Point): boolean {
  const { top, bottom } = container.getBoundingClientRect()
  return isAlone(container) ? y < top + EDGE.line || y > bottom - EDGE.line : y < top + EDGE.top || y > bottom - EDGE.bottom
}

function beside(element: Element, id: string, { y }: Point): { place: Place; line: Box } {
  const { left, top, width, height } = element.getBoundingClientRect()
  const isAfter = y > top + height / 2
  return { place: { nextTo: id, side: isAfter ? 'after' : 'before' }, line: { left, top: (isAfter ? top + height : top) - THICK / 2, width, height: THICK } }
}

/** Within a container, but on none of its entries: before the first or behind the last. */
function atEdge(container: HTMLElement, point: Point): { place: Place; line: Box } {
  const entries = [...container.querySelectorAll<HTMLElement>('[data-menu-entry]')]
  const nearest = point.y < (entries[0]?.getBoundingClientRect().top ?? -Infinity) ? entries[0] : entries.at(-1)
  if (nearest) return beside(nearest, nearest.dataset['menuEntry'] ?? '', point)
  const { left, bottom, width } = container.getBoundingClientRect()
  return { place: { nextTo: null, side: 'after' }, line: { left, top: bottom - THICK, width, height: THICK } }
}

/** Where it would go if it were let go here; containers never go into containers, so nothing can end up in itself. */
export function dropSpot({ of, id }: InHand, point: Point): DropSpot | null {
  const under = document.elementFromPoint(point.x, point.y)
  const container = under?.closest<HTMLElement>('[data-menu-container]')
  const containerId = container?.dataset['menuContainer']
  if (!container || containerId === undefined) return null
  const entry = under?.closest<HTMLElement>('[data-menu-entry]')
  const isOwn = entry?.dataset['menuEntry'] === id && isAlone(container)
  if (of === 'container' || isBeside(container, point)) return containerId === id || isOwn ? null : { containerId: null, ...beside(container, containerId, point) }
  const spot = entry ? beside(entry, entry.dataset['menuEntry'] ?? '', point) : atEdge(container, point)
  if (spot.place.nextTo === id) return null
  return { containerId, ...spot, line: isAlone(container) ? { ...spot.line, left: spot.line.left + INDENT, width: spot.line.width - INDENT } : spot.line }
}
