export type PictureFacts = { width: number; height: number; extension: string; mimeType: string; fileSize: number; blurHash: string; color: string }

/** Originals in, variants out. Variants are made once, on first request, and kept. */
export type Pictures = {
  store: (siteId: string, objectId: string, bytes: Uint8Array) => Promise<PictureFacts>
  /** Path of the file that holds the variant; null when the original is gone. */
  variant: (siteId: string, file: { objectId: string; extension: string }, width: number) => Promise<string | null>
}
