import sharp from 'sharp'
import { Refusal } from '../../model/refusal.ts'
import { decodingCost } from './decoding-cost.ts'
import { createFewAtATime } from './few-at-a-time.ts'
import { paintDrawing } from './paint-drawing.ts'
import { paintPhoto, type PaintedFormat } from './paint-photo.ts'
import { pictureFormat, type PictureFormat } from './picture-format.ts'
import { readable } from './readable.ts'

/** Phones take 50 million. */
const MAX_PIXELS = 64_000_000
/** What one picture may take of the memory while it is decoded: those of 48 million pixels, turned by a phone, do. */
const MAX_COST = 148_000_000
/** Two such at once are too many. */
const LARGE = 24_000_000
const oneLargeAtATime = createFewAtATime(1)
// Otherwise what was decoded last would lie beside what is decoded next.
sharp.cache(false)

const MAX_DRAWING_BYTES = 2_000_000
/** Logos and icons have hundreds. */
const MAX_DRAWING_PARTS = 20_000

type RasterFormat = Exclude<PictureFormat, 'svg'>
const PAINTED: Readonly<Record<RasterFormat, PaintedFormat>> = { jpeg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'webp', heic: 'webp' }
const DECODERS: Readonly<Record<RasterFormat, string>> = { jpeg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'heif', heic: 'heif' }
/** O-11: taken where the decoder reads it, and the one that we ship does not: what it is written with is not free of patents. */
const READS_HEIC = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false

export type CleanPicture = { bytes: Uint8Array; isDrawing: boolean }

/**
 * The one gate for pictures that people bring: what comes out was painted anew from the pixels, upright, and holds nothing of
 * the file but them: no script, no second file behind the picture, no place where it was taken.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  const format = pictureFormat(bytes)
  if (format === null) throw new Refusal('fileTypeNotAllowed')
  if (format === 'heic' && !READS_HEIC) throw new Refusal('fileTypeNotAllowed')
  if (format === 'svg') {
    const drawing = modest(bytes)
    return { bytes: await oneLargeAtATime(() => paintDrawing(drawing)), isDrawing: true }
  }
  const facts = await readable(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).metadata())
  if (facts.format !== DECODERS[format]) throw new Refusal('fileTypeNotAllowed')
  const cost = decodingCost(facts)
  if (facts.width * facts.height > MAX_PIXELS || cost > MAX_COST) throw new Refusal('pictureTooLarge')
  const isApart = cost > LARGE
  const paint = () => paintPhoto(bytes, PAINTED[format], { most: MAX_PIXELS, isApart })
  const clean = await (isApart ? oneLargeAtATime(paint) : paint())
  if (clean === null) throw new Refusal('fileUnreadable')
  return { bytes: clean, isDrawing: false }
}

/** Entities and endless nesting make gigabytes of a few letters before any pixel is counted. */
function modest(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MAX_DRAWING_BYTES) throw new Refusal('pictureTooLarge')
  const text = new TextDecoder().decode(bytes)
  if (/<!ENTITY/i.test(text)) throw new Refusal('fileTypeNotAllowed')
  if (text.split('<', MAX_DRAWING_PARTS + 1).length > MAX_DRAWING_PARTS) throw new Refusal('pictureTooLarge')
  return bytes
}
