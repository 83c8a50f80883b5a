import sharp from 'sharp'
import { createMakeOnce } from '../objects/make-once.ts'
import type { Objects } from '../objects/objects.ts'
import { drawLogo } from './draw-logo.ts'
import { createFewAtATime } from './few-at-a-time.ts'
import type { Cut, Marks } from './marks.ts'
import { originalKey, variantKey } from './picture-keys.ts'

const MAX_PIXELS = 50_000_000

/** Cuts are variants named cut-<size>-<focal point>.jpg: JPEG, because not every network reads more. */
export function createObjectMarks(objects: Objects): Marks {
  // All icons of a changed logo may be asked for at once, each from an original as large as it may be.
  const oneAtATime = createFewAtATime(1)
  const makeOnce = createMakeOnce(objects)

  return {
    png: (svg, width) => sharp(Buffer.from(svg)).resize({ width }).png({ compressionLevel: 9 }).toBuffer(),
    async logo(siteId, file, plate) {
      const bytes = await objects.read(originalKey(siteId, file))
      return bytes && oneAtATime(() => drawLogo(bytes, plate).catch(() => null))
    },
    cut(siteId, file, wish) {
      const { x, y } = wish.focalPoint ?? CENTRE
      const name = `cut-${wish.width}x${wish.height}-${Math.round(x * 100)}-${Math.round(y * 100)}.jpg`
      return makeOnce(variantKey(siteId, file, name), async () => {
        const bytes = await objects.read(originalKey(siteId, file))
        return bytes && cutOut(bytes, wish)
      })
    },
  }
}

const CENTRE = { x: 0.5, y: 0.5 }

/** As large a part of the picture as fits the shape, moved towards the focal point. */
async function cutOut(bytes: Uint8Array, { width, height, focalPoint }: Cut): Promise<Uint8Array> {
  const { x, y } = focalPoint ?? CENTRE
  const whole = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .toBuffer({ resolveWithObject: true })
  const start = (size: number, part: number, focus: number) => Math.round(Math.min(Math.max(size * focus - part / 2, 0), size - part))
  return sharp(whole.data)
    .extract({ left: start(whole.info.width, width, x), top: start(whole.info.height, height, y), width, height })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
