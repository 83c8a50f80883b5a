type Box = { x: number; y: number; width: number; height: number }
type View = { width: number; height: number }

/** What the window with the cropping tools takes, with some air. */
const WINDOW = { width: 376, height: 460 }

/** Beside a picture; over the lower part of one that leaves no room on any side, so that the window is not cut off by the edge. */
export function roomBeside({ x, y, width, height }: Box, view: View): Box {
  const hasRoom = x >= WINDOW.width || view.width - x - width >= WINDOW.width || y >= WINDOW.height || view.height - y - height >= WINDOW.height
  return hasRoom ? { x, y, width, height } : { x, y, width, height: Math.min(height, Math.max(0, view.height - WINDOW.height - y)) }
}
