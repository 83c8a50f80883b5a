import sharp from 'sharp'
import { chooseGround } from './choose-ground.ts'
import { isOpaque } from './is-opaque.ts'
import type { Plate } from './marks.ts'

const MAX_PIXELS = 50_000_000
const SAMPLE = 32
/** A square that has its own ground already is an icon: a frame around it would only make it small. */
const NEARLY_SQUARE = 1.2

/** Of moving pictures the first frame. */
export async function drawLogo(bytes: Uint8Array, { width, height, corner, room, grounds }: Plate): Promise<Uint8Array> {
  const logo = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).rotate()
  const { data, info } = await logo.clone().resize(SAMPLE, SAMPLE, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const isWhole = isOpaque(data) && Math.max(info.width / info.height, info.height / info.width) <= NEARLY_SQUARE
  const picture = await logo
    .clone()
    .resize({ ...(isWhole ? { width, height } : room), fit: 'inside' })
    .png()
    .toBuffer()
  const shape = Buffer.from(`<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}"/></svg>`)
  return sharp({ create: { width, height, channels: 4, background: chooseGround(data, grounds) } })
    .composite([
      { input: picture, gravity: 'centre' },
      { input: shape, blend: 'dest-in' },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
