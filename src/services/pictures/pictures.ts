import type { CropArea } from '../../model/media.ts'
import type { Stored } from '../objects/stored.ts'
import type { PictureFile } from './picture-keys.ts'

export type PictureFacts = { width: number; height: number; extension: string; mimeType: string; fileSize: number; blurHash: string | null; color: string }

/** `isFinal` is false while a smaller AVIF is still to come; whoever keeps the answer should not keep it for long. */
export type Variant = { file: Stored; format: 'avif' | 'webp'; isFinal: boolean }

/** Originals in, variants out. Variants are made once, on first request or before, and kept. */
export type Pictures = {
  /** What the product itself brings; what people bring comes in by `accept`. */
  store: (siteId: string, objectId: string, bytes: Uint8Array) => Promise<PictureFacts>
  /** Painted anew before it is stored; refuses what is no picture, is broken or too large. */
  accept: (siteId: string, objectId: string, bytes: Uint8Array) => Promise<PictureFacts>
  /** A part of a stored picture as a picture of its own; null when the original is gone. */
  crop: (siteId: string, file: PictureFile, objectId: string, area: CropArea) => Promise<PictureFacts | null>
  /** The facts of a stored picture, read again; null when the original is gone. */
  look: (siteId: string, file: PictureFile) => Promise<PictureFacts | null>
  /** The original and everything that was made of it. What is gone already is no mistake. */
  remove: (siteId: string, file: PictureFile) => Promise<void>
  /** Of which pictures there are files, and when the last of them was written. */
  stored: (siteId: string) => Promise<Map<string, { extension: string; at: Date }>>
  /** Null when the original is gone. Nobody waits for an AVIF: until it exists the WebP is given. */
  variant: (siteId: string, file: PictureFile, wish: { width: number; mayBeAvif: boolean }) => Promise<Variant | null>
  /** Makes the WebPs that are missing, one after the other, so that visitors who wait for another one get their turn. */
  prepare: (siteId: string, file: PictureFile, widths: readonly number[]) => Promise<void>
  /** Resolves when no AVIF is being made or waiting. */
  settled: () => Promise<void>
}
