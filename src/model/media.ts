import type { Video } from './video.ts'

/** Widths that variants are made in; a picture never gets one wider than its original. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920, 2560] as const
const WIDEST = 2560
/** A picture's own width is worth a file only where nobody would take the next smaller one for it. */
const WORTH_A_FILE = 1.1

export type Media = {
  id: string
  mediaType: 'image' | 'video'
  originalFilename: string
  extension: string
  width: number
  height: number
  blurHash: string | null
  color: string
  focalPoint: { x: number; y: number } | null
  video: Video | null
}

export function variantWidths({ width: own }: Pick<Media, 'width'>): number[] {
  const fitting: number[] = VARIANT_WIDTHS.filter((width) => width <= own)
  return own < WIDEST && own > (fitting.at(-1) ?? 0) * WORTH_A_FILE ? [...fitting, own] : fitting
}

/** The own width is answered always: pages and posters from before may name it. */
export function isVariantWidth(media: Pick<Media, 'width'>, width: number): boolean {
  return variantWidths(media).includes(width) || (width === media.width && width < WIDEST)
}

export function variantPath(mediaId: string, width: number): string {
  return `/media/${mediaId}/${width}.webp`
}

/** The cut that other websites show beside a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

export function sharePath(mediaId: string): string {
  return `/media/${mediaId}/share.jpg`
}

/** Images never given a focal point are centred. */
export function objectPosition(media: Pick<Media, 'focalPoint'>): string {
  const { x, y } = media.focalPoint ?? { x: 0.5, y: 0.5 }
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
}
