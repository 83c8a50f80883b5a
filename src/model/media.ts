import type { Locale } from './locales.ts'
import type { MediaAlt } from './media-thing.ts'
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
  focalPoint: FocalPoint | null
  video: Video | null
  /** Null: decoration, which needs no words. Absent where only its looks were asked for. */
  alt?: MediaAlt | null
}

/** Parts of the picture, from its upper left corner. */
export type FocalPoint = { x: number; y: number }

/** In percent of the original. */
export type CropArea = { x: number; y: number; width: number; height: number }

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
export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 }

export function objectPosition(media: Pick<Media, 'focalPoint'>): string {
  const { x, y } = media.focalPoint ?? CENTRE
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
}

type Words = Readonly<Record<string, string | null | undefined>> | null | undefined

/** What is said of a picture in one place wins over what the library says of it; an empty text is an answer as well. */
export function altFor(media: Pick<Media, 'alt'>, own: Words, locale: Locale): string {
  return own?.[locale] ?? media.alt?.[locale] ?? ''
}

/** Whether nobody has said yet what it shows, nor that it needs no words. */
export function lacksAlt(media: Pick<Media, 'alt'>, own: Words, locale: Locale): boolean {
  return media.alt !== null && (own?.[locale] ?? null) === null && (media.alt?.[locale] ?? '').trim() === ''
}
