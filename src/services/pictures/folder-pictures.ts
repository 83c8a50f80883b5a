import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encode } from 'blurhash'
import sharp from 'sharp'
import type { Pictures } from './pictures.ts'

const MAX_PIXELS = 50_000_000

/** Pictures in a folder: originals/<site>/<object>, variants/<site>/<object>/<width>.webp. */
export function createFolderPictures(folder: string): Pictures {
  const original = (siteId: string, objectId: string, extension: string) => join(folder, 'originals', siteId, `${objectId}.${extension}`)
  const making = new Map<string, Promise<string | null>>()

  async function make(source: string, target: string, width: number): Promise<string | null> {
    if (await exists(target)) return target
    const bytes = await readFile(source).catch(() => null)
    if (bytes === null) return null
    const variant = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 78, effort: 4 }).toBuffer()
    await writeWhole(target, variant)
    return target
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
        blurHash: encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3),
        color: averageColor(data),
      }
    },
    variant(siteId, { objectId, extension }, width) {
      const target = join(folder, 'variants', siteId, objectId, `${width}.webp`)
      const underWay = making.get(target)
      if (underWay) return underWay
      const made = make(original(siteId, objectId, extension), target, width).finally(() => making.delete(target))
      making.set(target, made)
      return made
    },
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Written beside and renamed, so that a crash never leaves half a picture under its final name. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}

function averageColor(rgba: Uint8Array): string {
  const sums = [0, 0, 0]
  const pixels = rgba.length / 4
  for (let at = 0; at < rgba.length; at += 4) {
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (rgba[at + channel] ?? 0)
  }
  return `#${sums.map((sum) => Math.round(sum / pixels).toString(16).padStart(2, '0')).join('')}`
}
