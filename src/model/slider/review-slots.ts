import { BREAKPOINTS } from '../site/breakpoints.ts'

/** How many reviews stand side by side in a window of this width. */
export function reviewSlots(width: number): 1 | 2 | 3 {
  if (width >= BREAKPOINTS.tablet) return 3
  return width >= BREAKPOINTS.largeMobile ? 2 : 1
}
