import type { CropArea, FocalPoint } from './media.ts'

/** Less would be a smear, however small it is shown. */
export const SMALLEST_PERCENT = 2

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const rounded = (value: number) => Math.round(value * 100) / 100

/** The same area, as far as it lies within the picture. */
export function clampArea({ x, y, width, height }: CropArea): CropArea {
  const [wide, high] = [within(width, SMALLEST_PERCENT, 100), within(height, SMALLEST_PERCENT, 100)]
  return { x: rounded(within(x, 0, 100 - wide)), y: rounded(within(y, 0, 100 - high)), width: rounded(wide), height: rounded(high) }
}

export const WHOLE: CropArea = { x: 0, y: 0, width: 100, height: 100 }

export function isWhole({ width, height }: CropArea): boolean {
  return width >= 100 && height >= 100
}

/** E-139: inside the picture; of a part of it, inside that part. */
export function clampFocus({ x, y }: FocalPoint, area: CropArea = WHOLE): FocalPoint {
  return {
    x: rounded(within(x, area.x / 100, (area.x + area.width) / 100)),
    y: rounded(within(y, area.y / 100, (area.y + area.height) / 100)),
  }
}

/** The same place, said of a part of the picture; beside the part it is the edge next to it. */
export function focusIn({ x, y }: FocalPoint, area: CropArea): FocalPoint {
  return clampFocus({ x: (x * 100 - area.x) / area.width, y: (y * 100 - area.y) / area.height })
}

/** The same place of a part, said of the whole picture. */
export function focusOf({ x, y }: FocalPoint, area: CropArea): FocalPoint {
  return { x: (area.x + x * area.width) / 100, y: (area.y + y * area.height) / 100 }
}

/** The area in whole pixels, at least one, never beyond the edges. */
export function pixelsOf(area: CropArea, size: { width: number; height: number }): { left: number; top: number; width: number; height: number } {
  const width = Math.max(1, Math.round((area.width / 100) * size.width))
  const height = Math.max(1, Math.round((area.height / 100) * size.height))
  const left = within(Math.round((area.x / 100) * size.width), 0, size.width - width)
  const top = within(Math.round((area.y / 100) * size.height), 0, size.height - height)
  return { left, top, width, height }
}
