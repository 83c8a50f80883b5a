export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'svg' | 'avif' | 'heic'

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))

/** Other files in such boxes are films. */
const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']
/** These say nothing about how it is packed; one of the names behind them does. */
const ANY_BRANDS = ['mif1', 'msf1']
const MOST_BRANDS = 16

function boxedPhoto(bytes: Uint8Array): 'avif' | 'heic' | null {
  if (ascii(bytes, 4, 8) !== 'ftyp') return null
  const brand = ascii(bytes, 8, 12)
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0), bytes.length, 16 + MOST_BRANDS * 4)
  const brands = ANY_BRANDS.includes(brand) ? Array.from({ length: Math.max(0, (length - 16) >> 2) }, (_, at) => ascii(bytes, 16 + at * 4, 20 + at * 4)) : [brand]
  if (brands.some((each) => AVIF_BRANDS.includes(each))) return 'avif'
  return brands.some((each) => HEIC_BRANDS.includes(each)) ? 'heic' : null
}

/** By its first bytes, never by its name: other formats must not even reach the decoder. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return boxedPhoto(bytes) ?? (isSvg(bytes) ? 'svg' : null)
}

/** An optional byte order mark, declaration, comments and document type, then the element itself. */
function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart()
  return /^(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^]{0,2000}?-->\s*){0,5}(?:<!DOCTYPE svg[^>[]{0,300}>\s*)?(?:<!--[^]{0,2000}?-->\s*){0,5}<svg[\s>]/.test(start)
}
