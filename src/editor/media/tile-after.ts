type Spot = { top: number; left: number }

/** Which tile an arrow key leads to; null where it leads nowhere. How many stand beside each other is only known once they are drawn. */
export function tileAfter(tiles: readonly Spot[], at: number, key: string): number | null {
  const from = tiles[at]
  if (!from) return null
  const last = tiles.length - 1
  const inReach = (next: number) => (next >= 0 && next <= last ? next : null)
  switch (key) {
    case 'ArrowLeft':
      return inReach(at - 1)
    case 'ArrowRight':
      return inReach(at + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowUp':
      return nearest(tiles, from, at, -1)
    case 'ArrowDown':
      return nearest(tiles, from, at, 1)
    default:
      return null
  }
}

function nearest(tiles: readonly Spot[], from: Spot, at: number, step: -1 | 1): number | null {
  let best: number | null = null
  let row: number | null = null
  for (let next = at + step; next >= 0 && next < tiles.length; next += step) {
    const tile = tiles[next]
    if (!tile || tile.top === from.top) continue
    row ??= tile.top
    if (tile.top !== row) break
    const known = best === null ? undefined : tiles[best]
    if (!known || Math.abs(tile.left - from.left) < Math.abs(known.left - from.left)) best = next
  }
  return best
}
