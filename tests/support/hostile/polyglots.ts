import sharp from 'sharp'
import { FORMATS, type Base } from './base-pictures.ts'
import { joined, MARK, patched, text, type HostileFile } from './hostile-file.ts'

const HTML = `<!doctype html><title>${MARK}</title><script>document.title='${MARK}';fetch('/${MARK}')</script>`
/** What somebody hides in, before or behind a picture, hoping that something else reads it. */
const PAYLOADS: Readonly<Record<string, Uint8Array>> = {
  'a web page': text(HTML),
  'a script': text(`*/=1;fetch('/${MARK}');/*`),
  'a program of the server': text(`<?php system('touch /tmp/${MARK}'); ?>`),
  'an archive': joined(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0), text(`${MARK}/../../evil.sh`), Uint8Array.of(0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0))),
  'a document': text(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${MARK})>>>>endobj\n%%EOF`),
  'a drawing': text(`<svg xmlns="http://www.w3.org/2000/svg"><script>fetch('/${MARK}')</script></svg>`),
  'a program': joined(Uint8Array.of(0x4d, 0x5a, 0x90, 0), text(MARK)),
  'a playlist': text(`#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd#${MARK}\n`),
}

const COMMENT = text(HTML)

/** In the places where a format keeps remarks. */
function inRemarks({ jpg, png, gif, webp }: Base): HostileFile[] {
  const taken = (about: string, filename: string, make: HostileFile['make']): HostileFile => ({ about, filename, make, outcomes: ['taken', 'fileUnreadable'] })
  const chunk = (type: string, data: Uint8Array) => joined(new Uint8Array(new Uint32Array([data.length]).buffer).reverse(), text(type), data, new Uint8Array(4))
  return [
    taken('a web page in the remark of a JPEG', 'remark.jpg', () =>
      joined(jpg.subarray(0, 2), Uint8Array.of(0xff, 0xfe, (COMMENT.length + 2) >> 8, (COMMENT.length + 2) & 255), COMMENT, jpg.subarray(2)),
    ),
    taken('a web page in the author of a JPEG', 'author.jpg', () =>
      sharp(jpg)
        .withExif({ IFD0: { Artist: HTML } })
        .jpeg()
        .toBuffer(),
    ),
    taken('a web page in the XMP of a WebP', 'xmp.webp', () => sharp(webp).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${HTML}</x:xmpmeta>`).webp().toBuffer()),
    taken('a web page in a text of a PNG', 'text.png', () => joined(png.subarray(0, 33), chunk('tEXt', joined(text('Comment\0'), COMMENT)), png.subarray(33))),
    taken('a web page in an unknown part of a PNG', 'part.png', () => joined(png.subarray(0, 33), chunk('evIl', COMMENT), png.subarray(33))),
    taken('a web page in the remark of a GIF', 'remark.gif', () =>
      joined(gif.subarray(0, gif.length - 1), Uint8Array.of(0x21, 0xfe, COMMENT.length), COMMENT, Uint8Array.of(0, 0x3b)),
    ),
    taken('a GIF whose size is the beginning of a script', 'script.gif', () => patched(gif, 6, [0x2f, 0x2a])),
    taken('a JPEG whose first length is the beginning of a script', 'script.jpg', () =>
      joined(jpg.subarray(0, 2), Uint8Array.of(0xff, 0xe0, 0x2f, 0x2a), new Uint8Array(0x2f2a - 2), jpg.subarray(2)),
    ),
  ]
}

export function polyglots(base: Base): HostileFile[] {
  const behind = FORMATS.flatMap((format) =>
    Object.entries(PAYLOADS).map(([what, payload]): HostileFile => ({
      about: `${what} behind a ${format}`,
      filename: `behind.${format}`,
      make: () => joined(base[format], payload),
      outcomes: ['taken', 'fileUnreadable'],
    })),
  )
  const before = Object.entries(PAYLOADS).map(([what, payload]): HostileFile => ({
    about: `${what} before a picture`,
    filename: 'before.jpg',
    make: () => joined(payload, base.jpg),
    outcomes: what === 'a drawing' ? ['taken', 'fileUnreadable'] : ['fileTypeNotAllowed'],
  }))
  const alone = Object.entries(PAYLOADS).map(([what, payload]): HostileFile => ({
    about: `${what} that calls itself a picture`,
    filename: 'alone.png',
    make: () => payload,
    outcomes: what === 'a drawing' ? ['taken', 'fileUnreadable'] : ['fileTypeNotAllowed'],
  }))
  return [...behind, ...before, ...alone, ...inRemarks(base)]
}
