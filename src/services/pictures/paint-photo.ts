import sharp from 'sharp'
import { paintApart, type Painter } from './paint-apart.ts'
import { readable } from './readable.ts'

/** Painted as what it came as, where browsers know that well. */
export type PaintedFormat = 'jpeg' | 'webp' | 'gif' | 'png'

/** No variant is wider than 2560; a crop of this is still sharp. */
const LONGEST_SIDE = 4096
const MAX_SECONDS = 20
/** Twice what the most expensive picture takes. */
const MAX_MEMORY = 512 * 1024 ** 2
const QUALITY = 90

type Options = { format: PaintedFormat; side: number; most: number; seconds: number; quality: number }

/** Colours become the web's own, for a phone's wide ones would look pale once their profile is gone. */
const painter: Painter<Options> = (paint, bytes, { format, side, most, seconds, quality }) => {
  const small = paint(bytes, { limitInputPixels: most, failOn: 'error' })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds })
    .toColourspace('srgb')
  if (format === 'jpeg') return small.jpeg({ quality }).toBuffer()
  if (format === 'webp') return small.webp({ quality }).toBuffer()
  return (format === 'gif' ? small.gif() : small.png()).toBuffer()
}

/** @param isApart what would lie in memory as a whole is painted by a process of its own, which gives all of it back */
export function paintPhoto(bytes: Uint8Array, format: PaintedFormat, { most, isApart }: { most: number; isApart: boolean }): Promise<Uint8Array | null> {
  const options: Options = { format, side: LONGEST_SIDE, most, seconds: MAX_SECONDS, quality: QUALITY }
  return isApart ? paintApart(painter, bytes, options, { seconds: MAX_SECONDS, memory: MAX_MEMORY }) : readable(painter(sharp, bytes, options))
}
