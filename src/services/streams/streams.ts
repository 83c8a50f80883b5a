import type { Stored } from '../objects/stored.ts'

/** Own videos as HLS: a playlist named index.m3u8 and the flat files it names. */
export type Streams = {
  store: (siteId: string, videoId: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>
  /** One file of many: a film is never held in memory as a whole. */
  put: (siteId: string, videoId: string, name: string, bytes: Uint8Array) => Promise<void>
  remove: (siteId: string, videoId: string) => Promise<void>
  /** Of which videos there are files, and when the last of them was written. */
  stored: (siteId: string) => Promise<Map<string, Date>>
  find: (siteId: string, videoId: string, file: string) => Promise<Stored | null>
}
