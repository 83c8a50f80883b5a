import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeWhole } from '../files/write-whole.ts'
import { drawLogo } from './draw-logo.ts'
import { createFewAtATime } from './few-at-a-time.ts'
import type { Cut, Marks } from './marks.ts'

const MAX_PIXELS = 50_000_000

/** Reads originals/<site>/<object>, writes variants/<site>/<object>/cut-<size>.jpg: JPEG, because not every network reads more. */
export function createFolderMarks(folder: string): Marks {
  // All icons of a changed logo may be asked for at once, each from an original as large as it may be.
  const oneAtATime = createFewAtATime(1)
  const making = new Map<string, Promise<string | null>>()

  async function make(source: string, target: string, wish: Cut): Promise<string | null> {
    if (await exists(target)) return target
    const bytes = await readFile(source).catch(() => null)
    if (bytes === null) return null
    await writeWhole(target, await cutOut(bytes, wish))
    return target
  }

  return {
    png: (svg, width) => sharp(Buffer.from(svg)).resize({ width }).png({ compressionLevel: 9 }).toBuffer(),
    async logo(siteId, { objectId, extension }, plate) {
      const bytes = await readFile(join(folder, 'originals', siteId, `${objectId}.${extension}`)).catch(() => null)
      return bytes && oneAtATime(() => drawLogo(bytes, plate).catch(() => null))
    },
    cut(siteId, { objectId, extension }, wish) {
      const { x, y } = wish.focalPoint ?? CENTRE
      const target = join(folder, 'variants', siteId, objectId, `cut-${wish.width}x${wish.height}-${Math.round(x * 100)}-${Math.round(y * 100)}.jpg`)
      const underWay = making.get(target)
      if (underWay) return underWay
      const made = make(join(folder, 'originals', siteId, `${objectId}.${extension}`), target, wish).finally(() => making.delete(target))
      making.set(target, made)
      return made
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

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
