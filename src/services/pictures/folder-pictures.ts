import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { encode } from 'blurhash'
import sharp, { type Sharp } from 'sharp'
import { createCalmQueue } from './calm-queue.ts'
import { createFewAtATime } from './few-at-a-time.ts'
import { isOpaque } from './is-opaque.ts'
import type { Pictures, Variant } from './pictures.ts'
import { writeWhole } from '../files/write-whole.ts'

const MAX_PIXELS = 50_000_000
const MAX_WAITING = 500
/** Node has four threads for work of this kind, and connections to the database and packed pages need some of them. */
const AT_ONCE = 2
/** An AVIF that saves less than this is not worth a second copy in every cache. */
const WORTH_IT = 0.95

type Options = { calmMs?: number }

/**
 * Pictures in a folder: originals/<site>/<object>, variants/<site>/<object>/<width>.webp and .avif.
 * An empty .avif says that the WebP is as small.
 */
export function createFolderPictures(folder: string, { calmMs = 10_000 }: Options = {}): Pictures {
  const original = (siteId: string, objectId: string, extension: string) => join(folder, 'originals', siteId, `${objectId}.${extension}`)
  const making = new Map<string, Promise<string | null>>()
  const fewAtATime = createFewAtATime(AT_ONCE)
  const later = createCalmQueue({ calmMs, patienceMs: 60_000, maxWaiting: MAX_WAITING })

  async function makeWebp(source: string, target: string, width: number): Promise<string | null> {
    if ((await sizeOf(target)) !== null) return target
    const bytes = await readFile(source).catch(() => null)
    if (bytes === null) return null
    await writeWhole(target, await fewAtATime(() => resized(bytes, width).webp({ quality: 78, effort: 4 }).toBuffer()))
    return target
  }

  async function makeAvif(source: string, webp: string, target: string, width: number): Promise<void> {
    const [bytes, size, known] = [await readFile(source), await sizeOf(webp), await sizeOf(target)]
    if (known !== null || size === null) return
    const avif = await resized(bytes, width).avif({ quality: 55, effort: 2 }).toBuffer()
    await writeWhole(target, avif.length < size * WORTH_IT ? avif : new Uint8Array())
  }

  function once(target: string, make: () => Promise<string | null>): Promise<string | null> {
    const underWay = making.get(target)
    if (underWay) return underWay
    const made = make().finally(() => making.delete(target))
    making.set(target, made)
    return made
  }

  return {
    async store(siteId, objectId, bytes) {
      const image = sharp(bytes, { limitInputPixels: MAX_PIXELS })
      const { width, height, format } = await image.metadata()
      const extension = format === 'jpeg' ? 'jpg' : format
      const { data, info } = await image.clone().resize(32, 32, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      await writeWhole(original(siteId, objectId, extension), bytes)
      return {
        width,
        height,
        extension,
        mimeType: `image/${format}`,
        fileSize: bytes.length,
        // Behind a cut-out the placeholder would stay visible for good.
        ...(isOpaque(data)
          ? { blurHash: encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3), color: averageColor(data) }
          : { blurHash: null, color: 'transparent' }),
      }
    },
    async variant(siteId, { objectId, extension }, { width, mayBeAvif }): Promise<Variant | null> {
      later.disturb()
      const file = (format: Variant['format']) => join(folder, 'variants', siteId, objectId, `${width}.${format}`)
      const [source, webp, avif] = [original(siteId, objectId, extension), file('webp'), file('avif')]
      const avifSize = mayBeAvif ? await sizeOf(avif) : 0
      if (avifSize !== null && avifSize > 0) return { path: avif, format: 'avif', isFinal: true }
      const path = await once(webp, () => makeWebp(source, webp, width))
      if (path === null) return null
      if (avifSize === null) later.add(avif, () => makeAvif(source, webp, avif, width))
      return { path, format: 'webp', isFinal: avifSize !== null }
    },
    settled: later.settled,
  }
}

function resized(bytes: Uint8Array, width: number): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true })
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  )
}

function averageColor(rgba: Uint8Array): string {
  const sums = [0, 0, 0]
  const pixels = rgba.length / 4
  for (let at = 0; at < rgba.length; at += 4) {
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (rgba[at + channel] ?? 0)
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / pixels)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
