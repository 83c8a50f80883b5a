import type { Metadata } from 'sharp'

const BYTES_PER_SAMPLE: Readonly<Record<string, number>> = { uchar: 1, ushort: 2, float: 4 }
/** A photograph's coefficients are numbers of two bytes. */
const COEFFICIENT = 2
const FEW_LINES = 16_000_000

type Facts = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'orientation'>

/**
 * What a decoder holds of a picture at once. Most pictures pass through it line by line and take next to nothing; those that come in several
 * passes, or that their decoder knows only as a whole, lie in memory unpacked, and a file of some kilobytes may be a quarter of a gigabyte there.
 */
export function decodingCost({ format, width, height, channels, depth, isProgressive, chromaSubsampling, orientation = 1 }: Facts): number {
  const pixels = width * height
  const samples = pixels * Math.max(3, channels) * (BYTES_PER_SAMPLE[depth] ?? 4)
  // The last line of the file may be the first column of the picture.
  const isTurned = orientation !== 1
  switch (format) {
    case 'jpeg':
      if (isProgressive) return pixels * COEFFICIENT * (chromaSubsampling === '4:2:0' ? 1.5 : Math.max(3, channels))
      return isTurned ? samples : FEW_LINES
    case 'png':
      return isProgressive || isTurned ? samples : FEW_LINES
    default:
      // With the canvas that its frames are put together on.
      return pixels * 4 + samples
  }
}
