/** The bytes of files on their way: parts of any length, each kept before its end is acknowledged. */
export type Uploads = {
  /** The same part twice is one part. */
  keep: (siteId: string, uploadId: string, offset: number, bytes: Uint8Array) => Promise<void>
  /** The whole file, part after part; fails where one is missing. */
  read: (siteId: string, uploadId: string, size: number) => AsyncIterable<Uint8Array>
  remove: (siteId: string, uploadId: string) => Promise<void>
  /** Every upload of the site that has parts. */
  ids: (siteId: string) => Promise<ReadonlySet<string>>
}
