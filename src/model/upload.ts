/** E-123: what a picture's file may be called; what it really is, is read from its bytes. */
export const PICTURE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'svg', 'webp'] as const

/** O-11: photographs that are taken where they can be read, and kept as what everything can show. */
const PHOTO_EXTENSIONS = ['avif', 'heic', 'heif']

/** A photograph of the largest phones, and some room. */
export const MAX_PICTURE_BYTES = 25_000_000

/** What one video may weigh; an hour from a phone. */
export const MAX_VIDEO_BYTES = 2_000_000_000

/** In small letters; null where there is none. */
export function extensionOf(filename: string): string | null {
  return /[^/\\]\.([^./\\\s]{1,20})$/.exec(filename.trim())?.[1]?.toLowerCase() ?? null
}

export function isPictureExtension(extension: string): boolean {
  return PICTURE_EXTENSIONS.some((allowed) => allowed === extension) || PHOTO_EXTENSIONS.includes(extension)
}
