import { clampArea, SMALLEST_PERCENT } from '../../model/crop.ts'
import type { CropArea } from '../../model/media.ts'

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'
type Point = { x: number; y: number }

/** Width by height in percent of the picture; a square of a wide picture is narrow in percent. Null: any. */
export type Shape = number | null

export function moveArea(area: CropArea, by: Point): CropArea {
  return clampArea({ ...area, x: area.x + by.x, y: area.y + by.y })
}

/** The opposite corner stays where it is. */
export function dragCorner(area: CropArea, corner: Corner, by: Point, shape: Shape): CropArea {
  const [isLeft, isTop] = [corner.endsWith('Left'), corner.startsWith('top')]
  const room = { width: isLeft ? area.x + area.width : 100 - area.x, height: isTop ? area.y + area.height : 100 - area.y }
  const wanted = { width: area.width + (isLeft ? -by.x : by.x), height: area.height + (isTop ? -by.y : by.y) }
  const { width, height } = fitted(wanted, room, shape, Math.abs(by.x) >= Math.abs(by.y))
  return clampArea({ x: isLeft ? area.x + area.width - width : area.x, y: isTop ? area.y + area.height - height : area.y, width, height })
}

type Size = { width: number; height: number }

const within = (value: number, most: number) => Math.min(Math.max(value, SMALLEST_PERCENT), most)

function fitted(wanted: Size, room: Size, shape: Shape, isWide: boolean): Size {
  if (shape === null) return { width: within(wanted.width, room.width), height: within(wanted.height, room.height) }
  const width = isWide ? wanted.width : wanted.height * shape
  const most = Math.min(room.width, room.height * shape)
  const least = Math.max(SMALLEST_PERCENT, SMALLEST_PERCENT * shape)
  const kept = Math.min(Math.max(width, least), most)
  return { width: kept, height: kept / shape }
}

/** As large as it was, in the new shape, around the same middle. */
export function reshape(area: CropArea, shape: Shape): CropArea {
  if (shape === null) return area
  const { width, height } = fitted(area, { width: 100, height: 100 }, shape, true)
  return clampArea({ x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height })
}
