export type Spot = { left: number; top: number }
type Size = { width: number; height: number }
type Edges = { left: number; top: number; right: number; bottom: number }

const GAP = 10

const overlaps = ({ left, top }: Spot, { width, height }: Size, other: Edges) =>
  left < other.right + GAP && left + width > other.left - GAP && top < other.bottom + GAP / 2 && top + height > other.top - GAP / 2

/**
 * Outside what is selected: above it, or below where there is no room; never over the line being written.
 * @param menu of the chosen text, which stands above its first line: over it, then beside it, before anything is covered
 */
export function bubbleSpot(selected: { top: number; bottom: number; center: number }, size: Size, view: Size, menu: Edges | null): Spot {
  const inView = (left: number) => Math.max(GAP, Math.min(left, view.width - size.width - GAP))
  const left = inView(selected.center - size.width / 2)
  const above = { left, top: selected.top - size.height - GAP }
  const below = { left, top: Math.min(selected.bottom + GAP, view.height - size.height - GAP) }
  if (above.top <= GAP) return below
  if (!menu || !overlaps(above, size, menu)) return above
  const aside = [
    { left, top: menu.top - size.height - GAP },
    { left: menu.right + GAP, top: above.top },
    { left: menu.left - size.width - GAP, top: above.top },
  ]
  return aside.find((spot) => spot.top > GAP && spot.left === inView(spot.left)) ?? below
}
