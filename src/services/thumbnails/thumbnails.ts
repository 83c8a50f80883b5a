import type { Stored } from '../objects/stored.ts'

/** First pictures of videos that live elsewhere, fetched by the server so that no visitor's browser has to. */
export type Thumbnails = {
  /** The picture as WebP; null when it cannot be had now. */
  find: (videoId: string) => Promise<Stored | null>
}
