import type { Chance } from '../fuzz/chance.ts'
import { FORMATS, type Base, type Format } from './base-pictures.ts'
import { find, joined, patched, text, u32, type HostileFile, type Outcome } from './hostile-file.ts'

const EITHER: readonly Outcome[] = ['taken', 'fileUnreadable', 'pictureTooLarge', 'fileTypeNotAllowed']
const SHARES = [0.02, 0.1, 0.3, 0.6, 0.9]
const FLIPPED = 5

function cutOff(base: Base): HostileFile[] {
  return FORMATS.flatMap((format) =>
    SHARES.map((share): HostileFile => ({
      about: `the first ${share * 100} % of a ${format}`,
      filename: `half.${format}`,
      make: () => base[format].subarray(0, Math.ceil(base[format].length * share)),
      // A GIF shows what came; a few bytes are no picture at all.
      outcomes: format === 'gif' || format === 'webp' || share < 0.1 ? EITHER : ['fileUnreadable'],
    })),
  )
}

function flipped(base: Base, chance: Chance): HostileFile[] {
  return FORMATS.flatMap((format) =>
    Array.from({ length: FLIPPED }, (_, time): HostileFile => {
      const places = Array.from({ length: 1 + chance.below(20) }, () => [chance.below(base[format].length), chance.below(256)] as const)
      return {
        about: `a ${format} with ${places.length} wrong bytes (${time})`,
        filename: `wrong.${format}`,
        make: () => places.reduce((bytes, [at, value]) => patched(bytes, at, [value]), base[format]),
        outcomes: EITHER,
      }
    }),
  )
}

/** Lengths inside the file that are not true. */
function lying({ jpg, png, gif, webp, avif }: Base): HostileFile[] {
  const lie = (about: string, filename: string, make: () => Uint8Array, outcomes: readonly Outcome[] = EITHER): HostileFile => ({ about, filename, make, outcomes })
  return [
    lie('a PNG whose part is longer than the file', 'long.png', () => patched(png, find(png, 'IDAT') - 4, u32(0x7fffffff)), ['fileUnreadable']),
    lie('a PNG whose part is of no length', 'short.png', () => patched(png, find(png, 'IDAT') - 4, u32(0)), ['fileUnreadable']),
    lie('a PNG whose header is longer than it is', 'header.png', () => patched(png, 8, u32(0xffffffff)), ['fileUnreadable']),
    lie('a JPEG whose part is longer than the file', 'long.jpg', () => patched(jpg, 4, [0xff, 0xff])),
    lie('a JPEG whose part is of no length', 'short.jpg', () => patched(jpg, 4, [0, 0])),
    lie('a WebP longer than the file', 'long.webp', () => patched(webp, 4, [0xff, 0xff, 0xff, 0x7f])),
    lie('a WebP of no length', 'short.webp', () => patched(webp, 4, [0, 0, 0, 0])),
    lie('an AVIF whose box is longer than the file', 'long.avif', () => patched(avif, find(avif, 'meta') - 4, u32(0x7fffffff))),
    lie('an AVIF whose box has no end', 'endless.avif', () => patched(avif, find(avif, 'meta') - 4, u32(0))),
    lie('an AVIF whose box begins before itself', 'before.avif', () => patched(avif, find(avif, 'meta') - 4, u32(1))),
    lie('a GIF with codes of 255 bits', 'codes.gif', () => patched(gif, gif.indexOf(0x2c, 781) + 10, [255])),
  ]
}

const MAGIC: Readonly<Record<Format, Uint8Array>> = {
  jpg: Uint8Array.of(0xff, 0xd8, 0xff),
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: text('GIF89a'),
  webp: text('RIFF\x04\0\0\0WEBP'),
  avif: text('\0\0\0\x14ftypavif\0\0\0\0mif1'),
}

function hollow(): HostileFile[] {
  const begun = FORMATS.map((format): HostileFile => ({
    about: `the beginning of a ${format}, and nothing more`,
    filename: `begun.${format}`,
    make: () => MAGIC[format],
    outcomes: ['fileUnreadable'],
  }))
  return [
    ...begun,
    { about: 'nothing', filename: 'nothing.jpg', make: () => new Uint8Array(), outcomes: ['fileTypeNotAllowed'] },
    { about: 'one byte', filename: 'byte.png', make: () => Uint8Array.of(0xff), outcomes: ['fileTypeNotAllowed'] },
    {
      about: 'a photograph that only telephones read',
      filename: 'photo.heic',
      make: () => joined(text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), new Uint8Array(400)),
      outcomes: ['fileTypeNotAllowed'],
    },
    {
      about: 'the same under another name',
      filename: 'photo.jpg',
      make: () => joined(text('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'), new Uint8Array(400)),
      outcomes: ['fileTypeNotAllowed'],
    },
    { about: 'a film', filename: 'film.heic', make: () => text('\0\0\0\x18ftypisom\0\0\0\0mp42isom'), outcomes: ['fileTypeNotAllowed'] },
    { about: 'a TIFF', filename: 'tiff.jpg', make: () => text('II*\0\x08\0\0\0'), outcomes: ['fileTypeNotAllowed'] },
    { about: 'a BMP', filename: 'bmp.png', make: () => text('BM\x46\0\0\0'), outcomes: ['fileTypeNotAllowed'] },
  ]
}

export function brokenFiles(base: Base, chance: Chance): HostileFile[] {
  return [...cutOff(base), ...flipped(base, chance), ...lying(base), ...hollow()]
}
