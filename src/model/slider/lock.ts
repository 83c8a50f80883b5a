const IN_VIEW = 0.95
const DRAG = 20

type Box = { top: number; height: number }

/** A slider may hold the wheel and the finger only while it practically is the screen. */
export function mayLock({ top, height }: Box, viewportHeight: number): boolean {
  const visible = Math.min(top + height, viewportHeight) - Math.max(top, 0)
  return height >= viewportHeight * IN_VIEW && visible >= height * IN_VIEW
}

/** Where a drag leads: up to the next slide, down to the one before; a short one nowhere. */
export function stepOfDrag(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= DRAG) return 0
  return distance < 0 ? 1 : -1
}

export function isPastEnd(index: number, step: number, count: number): boolean {
  return index + step < 0 || index + step >= count
}
