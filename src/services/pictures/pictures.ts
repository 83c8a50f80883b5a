export type PictureFacts = { width: number; height: number; extension: string; mimeType: string; fileSize: number; blurHash: string | null; color: string }

/** `isFinal` is false while a smaller AVIF is still to come; whoever keeps the answer should not keep it for long. */
export type Variant = { path: string; format: 'avif' | 'webp'; isFinal: boolean }

/** Originals in, variants out. Variants are made once, on first request, and kept. */
export type Pictures = {
  store: (siteId: string, objectId: string, bytes: Uint8Array) => Promise<PictureFacts>
  /** The file that holds the variant; null when the original is gone. Nobody waits for an AVIF: until it exists the WebP is given. */
  variant: (siteId: string, file: { objectId: string; extension: string }, wish: { width: number; mayBeAvif: boolean }) => Promise<Variant | null>
  /** Resolves when no AVIF is being made or waiting. */
  settled: () => Promise<void>
}
