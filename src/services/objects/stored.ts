import { createHash } from 'node:crypto'
import { Refusal } from '../../model/refusal.ts'
import type { ByteRange, ObjectFacts, Objects } from './objects.ts'

/** An object that was found: its facts at once, its bytes when somebody wants them. Null when it has gone meanwhile. */
export type Stored = ObjectFacts & {
  stream: (range: ByteRange) => Promise<ReadableStream<Uint8Array> | null>
  read: (range?: ByteRange) => Promise<Uint8Array<ArrayBuffer> | null>
}

export async function findStored(objects: Objects, key: string): Promise<Stored | null> {
  const facts = await objects.head(key)
  return facts && { ...facts, stream: (range) => objects.get(key, range), read: (range) => objects.read(key, range) }
}

/** What was drawn for somebody who waits. A full store must not take the picture away: it is drawn again for the next one. */
export async function keepDrawn(objects: Objects, key: string, bytes: Uint8Array): Promise<Stored | null> {
  try {
    await objects.put(key, bytes)
    return await findStored(objects, key)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'storageFull') return unkept(bytes)
    throw error
  }
}

function unkept(bytes: Uint8Array): Stored {
  const part = ({ start, end }: ByteRange) => new Uint8Array(bytes.subarray(start, end + 1))
  return {
    size: bytes.length,
    modifiedAt: new Date(),
    etag: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    stream: async (range) => new Blob([part(range)]).stream(),
    read: async (range) => (range ? part(range) : new Uint8Array(bytes)),
  }
}
