export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'svg' | 'heif'

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))

/** AVIF, and what telephones call HEIC; other files in such boxes are films. */
const HEIF_BRANDS = /^(?:avif|avis|heic|heix|heim|heis|mif1|msf1)$/

/** By its first bytes, never by its name: other formats must not even reach the decoder. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIF_BRANDS.test(ascii(bytes, 8, 12))) return 'heif'
  return isSvg(bytes) ? 'svg' : null
}

/** An optional byte order mark, declaration, comments and document type, then the element itself. */
function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart()
  return /^(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^]{0,2000}?-->\s*){0,5}(?:<!DOCTYPE svg[^>[]{0,300}>\s*)?(?:<!--[^]{0,2000}?-->\s*){0,5}<svg[\s>]/.test(start)
}
