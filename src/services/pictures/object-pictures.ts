import { encode } from 'blurhash'
import sharp, { type Sharp } from 'sharp'
import { pixelsOf } from '../../model/crop.ts'
import type { CropArea } from '../../model/media.ts'
import { createMakeOnce } from '../objects/make-once.ts'
import type { Objects } from '../objects/objects.ts'
import { findStored, type Stored } from '../objects/stored.ts'
import { createCalmQueue } from './calm-queue.ts'
import { cleanPicture } from './clean-picture.ts'
import { createFewAtATime } from './few-at-a-time.ts'
import { isOpaque } from './is-opaque.ts'
import { originalKey, variantKey, type PictureFile } from './picture-keys.ts'
import type { PictureFacts, Pictures, Variant } from './pictures.ts'

const MAX_PIXELS = 50_000_000
const MAX_WAITING = 500
/** Node has four threads for work of this kind, and connections to the database and packed pages need some of them. */
const AT_ONCE = 2
/** An AVIF that saves less than this is not worth a second copy in every cache. */
const WORTH_IT = 0.95

type Options = { calmMs?: number }

/** Variants are <width>.webp and <width>.avif. An empty .avif says that the WebP is as small. */
export function createObjectPictures(objects: Objects, { calmMs = 10_000 }: Options = {}): Pictures {
  const makeOnce = createMakeOnce(objects)
  const fewAtATime = createFewAtATime(AT_ONCE)
  const later = createCalmQueue({ calmMs, patienceMs: 60_000, maxWaiting: MAX_WAITING })

  /** Whoever waits in line holds no original in memory. */
  function webp(siteId: string, file: PictureFile, width: number): Promise<Stored | null> {
    return makeOnce(variantKey(siteId, file, `${width}.webp`), () =>
      fewAtATime(async () => {
        const bytes = await objects.read(originalKey(siteId, file))
        return bytes && resized(bytes, width).webp({ quality: 78, effort: 2 }).toBuffer()
      }),
    )
  }

  async function makeAvif(siteId: string, file: PictureFile, width: number, key: string): Promise<void> {
    const [instead, known] = [await objects.head(variantKey(siteId, file, `${width}.webp`)), await objects.head(key)]
    const bytes = instead && !known && (await objects.read(originalKey(siteId, file)))
    if (!bytes) return
    const avif = await resized(bytes, width).avif({ quality: 55, effort: 2 }).toBuffer()
    await objects.put(key, avif.length < instead.size * WORTH_IT ? avif : new Uint8Array())
  }

  async function store(siteId: string, objectId: string, bytes: Uint8Array): Promise<PictureFacts> {
    const facts = await factsOf(bytes)
    await objects.put(originalKey(siteId, { objectId, extension: facts.extension }), bytes)
    return facts
  }

  return {
    store,
    accept: (siteId, objectId, bytes) =>
      fewAtATime(async () => {
        const { bytes: clean, isDrawing } = await cleanPicture(bytes)
        const facts = await store(siteId, objectId, clean)
        // E-125: drawings are not blurred.
        return isDrawing ? { ...facts, blurHash: null } : facts
      }),
    crop: (siteId, file, objectId, area) =>
      fewAtATime(async () => {
        const bytes = await objects.read(originalKey(siteId, file))
        return bytes && store(siteId, objectId, await cutOut(bytes, area))
      }),
    look: (siteId, file) =>
      fewAtATime(async () => {
        const bytes = await objects.read(originalKey(siteId, file))
        return bytes && factsOf(bytes)
      }),
    async remove(siteId, file) {
      // The original first: without it nobody has a variant made again meanwhile.
      await objects.delete(originalKey(siteId, file))
      for await (const { key } of objects.list(variantKey(siteId, file, ''))) await objects.delete(key)
    },
    async stored(siteId) {
      const found = new Map<string, { extension: string; at: Date }>()
      for (const prefix of [`originals/${siteId}/`, `variants/${siteId}/`])
        for await (const { key, modifiedAt } of objects.list(prefix)) {
          const [, id = '', extension = ''] = /^(\w+)(?:\.(\w+)$)?/.exec(key.slice(prefix.length)) ?? []
          const known = found.get(id)
          found.set(id, { extension: known?.extension || extension, at: known && known.at > modifiedAt ? known.at : modifiedAt })
        }
      return found
    },
    async variant(siteId, picture, { width, mayBeAvif }): Promise<Variant | null> {
      later.disturb()
      const avifKey = variantKey(siteId, picture, `${width}.avif`)
      const avif = mayBeAvif ? await findStored(objects, avifKey) : null
      if (avif && avif.size > 0) return { file: avif, format: 'avif', isFinal: true }
      const file = await webp(siteId, picture, width)
      if (file === null) return null
      const isFinal = !mayBeAvif || avif !== null
      if (!isFinal) later.add(avifKey, () => makeAvif(siteId, picture, width, avifKey))
      return { file, format: 'webp', isFinal }
    },
    async prepare(siteId, picture, widths) {
      // The widest takes longest: begun last, it would be made alone.
      await Promise.all(widths.toSorted((a, b) => b - a).map((width) => webp(siteId, picture, width)))
    },
    settled: later.settled,
  }
}

async function factsOf(bytes: Uint8Array): Promise<PictureFacts> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { width, height, format } = await image.metadata()
  const { data, info } = await image.clone().resize(32, 32, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    width,
    height,
    extension: format === 'jpeg' ? 'jpg' : format,
    mimeType: `image/${format}`,
    fileSize: bytes.length,
    // Behind a cut-out the placeholder would stay visible for good.
    ...(isOpaque(data) ? { blurHash: encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3), color: averageColor(data) } : { blurHash: null, color: 'transparent' }),
  }
}

/** In the original's own format, upright, and as good as what was brought. */
async function cutOut(bytes: Uint8Array, area: CropArea): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { autoOrient, format } = await image.metadata()
  const cut = image.autoOrient().extract(pixelsOf(area, autoOrient))
  return (format === 'jpeg' || format === 'webp' ? cut.toFormat(format, { quality: 90 }) : cut).toBuffer()
}

function resized(bytes: Uint8Array, width: number): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true })
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
