import { paintApart, type Painter } from './paint-apart.ts'

const MAX_SECONDS = 6
/** A drawing is painted once, about as large as it will ever be shown. */
const SIZE = { width: 2048, most: 64_000_000 }

const painter: Painter<typeof SIZE> = async (sharp, svg, { width: side, most }) => {
  const options = { limitInputPixels: most, failOn: 'error' as const }
  const { width, height, format } = await sharp(svg, options).metadata()
  if (format !== 'svg') return null
  if (width * height > most) throw new Error('too large')
  const density = Math.max(1, Math.min(72 * Math.min(side / width, side / height), 100_000))
  return sharp(svg, { ...options, density }).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb').png().toBuffer()
}

/** A drawing is a program for whoever paints it: a few lines can ask for hours and gigabytes, or bring the painter down. */
export const paintDrawing = (svg: Uint8Array, seconds = MAX_SECONDS): Promise<Uint8Array> => paintApart(painter, svg, SIZE, { seconds })
