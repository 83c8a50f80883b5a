import { decode, isBlurhashValid } from 'blurhash'

/** As many as a blurHash mostly has waves: more would be the same blur in more bytes. Rows of an even number of pixels need no filling. */
const WIDTH = 4
const HEIGHT = 3
const HEADER_BYTES = 54
const PIXEL_BYTES = WIDTH * HEIGHT * 2
const MAX_KEPT = 2000

const kept = new Map<string, string | null>()

/**
 * The blurHash as a tiny picture in a data address, which the browser blurs by enlarging it: no request and no script.
 * A bitmap of 15 bits a pixel needs no packer and is smaller than a PNG of this size. Null: not a blurHash.
 */
export function blurPlaceholder(blurHash: string): string | null {
  const known = kept.get(blurHash)
  if (known !== undefined) return known
  const made = isBlurhashValid(blurHash).result ? `data:image/bmp;base64,${btoa(String.fromCharCode(...toBitmap(decode(blurHash, WIDTH, HEIGHT))))}` : null
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(blurHash, made)
  return made
}

function toBitmap(rgba: Uint8ClampedArray): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + PIXEL_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0x424d)
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, HEADER_BYTES, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, WIDTH, true)
  // A negative height counts rows from the top.
  view.setInt32(22, -HEIGHT, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 16, true)
  view.setUint32(34, PIXEL_BYTES, true)
  const channel = (at: number) => Math.round(((rgba[at] ?? 0) * 31) / 255)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    view.setUint16(HEADER_BYTES + pixel * 2, (channel(pixel * 4) << 10) | (channel(pixel * 4 + 1) << 5) | channel(pixel * 4 + 2), true)
  }
  return bytes
}
