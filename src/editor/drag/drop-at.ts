import type { Place } from '../../model/page/place.ts'

export type Box = { left: number; top: number; width: number; height: number }
type Held = { id: string; box: Box }
export type Point = { x: number; y: number }
export type Drop = { place: Place & { nextTo: string }; line: Box }

const THICK = 4

/** How far a point is from a box; none inside it. */
function distance({ left, top, width, height }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))
}

/** Side by side: two that share more than half of their height. */
function isBeside(a: Box, b: Box): boolean {
  return Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2
}

function lineOf({ left, top, width, height }: Box, isRow: boolean, side: Place['side']): Box {
  const isAfter = side === 'after'
  return isRow ? { left: (isAfter ? left + width : left) - THICK / 2, top, width: THICK, height } : { left, top: (isAfter ? top + height : top) - THICK / 2, width, height: THICK }
}

/** Where something would go if it were let go here: beside the nearest neighbour, on the side of the pointer. */
export function dropAt(neighbours: readonly Held[], point: Point): Drop | null {
  const nearest = neighbours.toSorted((a, b) => distance(a.box, point) - distance(b.box, point))[0]
  if (!nearest) return null
  const { id, box } = nearest
  const isRow = neighbours.some((other) => other.id !== id && isBeside(other.box, box))
  const isAfter = isRow ? point.x > box.left + box.width / 2 : point.y > box.top + box.height / 2
  const side = isAfter ? 'after' : 'before'
  return { place: { nextTo: id, side }, line: lineOf(box, isRow, side) }
}
