import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Base } from './base-pictures.ts'
import { joined, patched, text, u32, type HostileFile, type Outcome } from './hostile-file.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const CRCS = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (CRCS[(value ^ byte) & 255] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined(text(type), data)
  return joined(Uint8Array.from(u32(data.length)), body, Uint8Array.from(u32(crc(body))))
}

type Header = { width: number; height: number; depth: number; colour: number; isInterlaced?: boolean }

/** A PNG whose header is true as far as the check sum says, and whose pixels are zeros that weigh next to nothing. */
function png({ width, height, depth, colour, isInterlaced = false }: Header, unpacked: number, extra: readonly Uint8Array[] = []): Uint8Array {
  const header = Uint8Array.from([...u32(width), ...u32(height), depth, colour, 0, 0, isInterlaced ? 1 : 0])
  return joined(SIGNATURE, chunk('IHDR', header), ...extra, chunk('IDAT', deflateSync(new Uint8Array(unpacked), { level: 9 })), chunk('IEND', new Uint8Array()))
}

/** Large as they are, they take seconds to make or to paint. */
const SLOW = ['true.png', 'grey-passes.png', 'bits.png', 'texts.png', 'profile.png', 'large.gif', 'empty.jpg', 'passes.jpg', 'scans.jpg', 'turned.jpg', 'large.webp']

/** Some kilobytes that want to be gigabytes. */
export function bombs({ gif, jpg, webp, avif }: Base): HostileFile[] {
  const bomb = (about: string, filename: string, make: HostileFile['make'], outcomes: readonly Outcome[]): HostileFile => ({
    about,
    filename,
    make,
    outcomes,
    isSlow: SLOW.includes(filename),
  })
  const sized = (bytes: Uint8Array, marker: number, width: number, height: number) => {
    const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === marker)
    return patched(bytes, at + 5, [height >> 8, height & 255, width >> 8, width & 255])
  }
  return [
    bomb('a PNG of 3.6 thousand million pixels', 'header.png', () => png({ width: 60_000, height: 60_000, depth: 8, colour: 6 }, 1000), ['pictureTooLarge']),
    bomb('a PNG as wide as numbers go', 'widest.png', () => png({ width: 0x7fffffff, height: 1, depth: 8, colour: 2 }, 1000), ['pictureTooLarge', 'fileUnreadable']),
    bomb('a PNG of no width', 'none.png', () => png({ width: 0, height: 10, depth: 8, colour: 2 }, 100), ['fileUnreadable']),
    bomb('a PNG of 900 million true pixels', 'true.png', () => png({ width: 30_000, height: 30_000, depth: 1, colour: 0 }, 30_000 * 3751), ['pictureTooLarge']),
    bomb('a PNG of 64 million deep pixels in passes', 'passes.png', () => png({ width: 8000, height: 8000, depth: 16, colour: 6, isInterlaced: true }, 1_000_000), [
      'pictureTooLarge',
    ]),
    bomb('a PNG of 62 million pixels in passes', 'grey-passes.png', () => png({ width: 7900, height: 7900, depth: 8, colour: 0, isInterlaced: true }, 62_500_000), [
      'taken',
      'fileUnreadable',
      'pictureTooLarge',
    ]),
    bomb('a PNG of 60 million pixels in one bit each', 'bits.png', () => png({ width: 7750, height: 7750, depth: 1, colour: 0 }, 7750 * 970), ['taken']),
    bomb('a PNG that ends after the first line', 'first-line.png', () => png({ width: 6000, height: 6000, depth: 8, colour: 2 }, 18_001), ['fileUnreadable']),
    bomb(
      'a PNG with texts that unpack to 100 MB',
      'texts.png',
      () =>
        png(
          { width: 8, height: 8, depth: 8, colour: 0 },
          72,
          Array.from({ length: 10 }, () => chunk('zTXt', joined(text('k\0\0'), deflateSync(new Uint8Array(10_000_000))))),
        ),
      ['taken', 'fileUnreadable'],
    ),
    bomb(
      'a PNG whose colours unpack to 50 MB',
      'profile.png',
      () => png({ width: 8, height: 8, depth: 8, colour: 2 }, 200, [chunk('iCCP', joined(text('p\0\0'), deflateSync(new Uint8Array(50_000_000))))]),
      ['taken', 'fileUnreadable'],
    ),
    bomb(
      'a PNG of ten thousand remarks',
      'remarks.png',
      () =>
        png(
          { width: 8, height: 8, depth: 8, colour: 0 },
          72,
          Array.from({ length: 10_000 }, (_, at) => chunk('tEXt', text(`k${at}\0v`))),
        ),
      ['taken', 'fileUnreadable'],
    ),
    bomb('a GIF on a canvas of 4 thousand million pixels', 'canvas.gif', () => patched(gif, 6, [255, 255, 255, 255]), ['pictureTooLarge', 'fileUnreadable', 'taken']),
    bomb(
      'a GIF of two thousand frames',
      'frames.gif',
      () => joined(gif.subarray(0, gif.length - 1), ...Array.from({ length: 2000 }, () => Uint8Array.of(0x2c, 0, 0, 0, 0, 96, 0, 64, 0, 0, 2, 2, 0x4c, 1, 0)), Uint8Array.of(0x3b)),
      ['taken', 'fileUnreadable'],
    ),
    bomb(
      'a GIF of 49 million pixels',
      'large.gif',
      () =>
        sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#123' } })
          .gif()
          .toBuffer(),
      ['pictureTooLarge'],
    ),
    bomb('a JPEG of 4 thousand million pixels', 'header.jpg', () => sized(jpg, 0xc0, 65_500, 65_500), ['pictureTooLarge', 'fileUnreadable']),
    bomb('a JPEG of 63 million pixels without any', 'empty.jpg', () => sized(jpg, 0xc0, 9000, 7000), ['fileUnreadable', 'taken']),
    bomb(
      'a JPEG in passes of 63 million pixels',
      'passes.jpg',
      () =>
        sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#345' } })
          .jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 30 })
          .toBuffer(),
      ['pictureTooLarge'],
    ),
    bomb('a JPEG that goes over the same pass two thousand times', 'scans.jpg', () => scans(2000), ['taken', 'fileUnreadable']),
    bomb(
      'a turned JPEG of 36 million pixels',
      'turned.jpg',
      () =>
        sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#345' } })
          .withMetadata({ orientation: 6 })
          .jpeg({ quality: 30 })
          .toBuffer(),
      ['taken'],
    ),
    bomb(
      'a WebP of 60 million pixels',
      'large.webp',
      () =>
        sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#a52' } })
          .webp({ lossless: true, effort: 0 })
          .toBuffer(),
      ['pictureTooLarge'],
    ),
    bomb('a WebP whose header lies about its size', 'lies.webp', () => patched(webp, 26, [0xff, 0x3f, 0xff, 0x3f]), ['pictureTooLarge', 'fileUnreadable']),
    bomb('an AVIF whose box lies about its size', 'lies.avif', () => liesInBox(avif), ['pictureTooLarge', 'fileUnreadable']),
    bomb('a picture of 24 MB of zeros behind it', 'zeros.jpg', () => joined(jpg, new Uint8Array(24_000_000)), ['taken']),
    bomb('more bytes than are taken', 'more.jpg', () => joined(jpg, new Uint8Array(26_000_000)), ['bodyTooLarge']),
  ]
}

/** The passes of a small picture, the last of them again and again. */
async function scans(times: number): Promise<Uint8Array> {
  const bytes = Uint8Array.from(
    await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#345', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
      .jpeg({ progressive: true })
      .toBuffer(),
  )
  const starts = [...bytes.keys()].filter((at) => bytes[at] === 0xff && bytes[at + 1] === 0xda)
  const last = bytes.subarray(starts.at(-1) ?? 0, bytes.length - 2).slice(0, 2000)
  return joined(bytes.subarray(0, bytes.length - 2), ...Array.from({ length: times }, () => last), Uint8Array.of(0xff, 0xd9))
}

function liesInBox(avif: Uint8Array): Uint8Array {
  const at = Buffer.from(avif).indexOf('ispe')
  return patched(avif, at + 8, [...u32(50_000), ...u32(50_000)])
}
