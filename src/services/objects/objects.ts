export type ObjectFacts = {
  size: number
  modifiedAt: Date
  /** Another one for other bytes; letters, digits and hyphens. */
  etag: string
}

/** First and last byte, counted from 0; it lies within the object. */
export type ByteRange = { start: number; end: number }

export type ListedObject = { key: string; size: number; modifiedAt: Date }

/**
 * Bytes under keys such as `variants/<site>/<object>/640.webp`, in a folder or in any store that knows keys.
 * A key that could lead anywhere else is an error of its caller. No key is the folder of another one.
 */
export type Objects = {
  /** All of it or nothing: readers see what was there before until the last byte is safe. Refuses with `storageFull` when there is no room. */
  put: (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>
  head: (key: string) => Promise<ObjectFacts | null>
  get: (key: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>
  /** The same as one piece: for what is small, or is needed whole. */
  read: (key: string, range?: ByteRange) => Promise<Uint8Array<ArrayBuffer> | null>
  /** What is not there is deleted already. */
  delete: (key: string) => Promise<void>
  /** Every object whose key begins so, in the order of their keys; an object that comes or goes meanwhile may be listed or not. */
  list: (prefix: string) => AsyncIterable<ListedObject>
}
