type Position = readonly [longitude: number, latitude: number]
export type MapView = { x: number; y: number; width: number; height: number }

/** Units of the drawing for one degree of latitude. */
const SCALE = 1000
const SHRINK = Math.cos((46.8 * Math.PI) / 180)
const PADDING = 0.18
const SMALLEST = 12

/** Flat enough for a country of this size; north is up. */
export function project([longitude, latitude]: Position): { x: number; y: number } {
  return { x: Math.round(longitude * SCALE * SHRINK * 100) / 100, y: Math.round(-latitude * SCALE * 100) / 100 }
}

/** The part of the drawing that holds all positions with some air around them, in the wanted shape. */
export function fitView(positions: readonly Position[], ratio: number): MapView {
  const points = positions.map(project)
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const height = Math.max(bottom - top, (right - left) / ratio, SMALLEST) * (1 + 2 * PADDING)
  const width = height * ratio
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

/** Whether a shape may be seen in the view or in the room around it, which a wider or higher screen shows too. */
export function isInView(view: MapView, shape: readonly Position[]): boolean {
  const points = shape.map(project)
  const overlaps = (values: readonly number[], start: number, length: number) => Math.max(...values) >= start - length && Math.min(...values) <= start + 2 * length
  return (
    overlaps(
      points.map(({ x }) => x),
      view.x,
      view.width,
    ) &&
    overlaps(
      points.map(({ y }) => y),
      view.y,
      view.height,
    )
  )
}

/** In per cent of the view, for pieces that lie over the drawing and keep their size. */
export function placeIn(view: MapView, position: Position): { left: string; top: string } {
  const { x, y } = project(position)
  const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`
  return { left: percent((x - view.x) / view.width), top: percent((y - view.y) / view.height) }
}
