import { isStreamFile, isStreamId } from '../../model/video.ts'
import type { Objects } from '../objects/objects.ts'
import { findStored } from '../objects/stored.ts'
import type { Streams } from './streams.ts'

/** Streams are streams/<site>/<video>/<file>. */
export function createObjectStreams(objects: Objects): Streams {
  // Both names come from addresses: only what a stream can hold becomes part of a key.
  const keyOf = (siteId: string, videoId: string, file: string) => (isStreamId(videoId) && isStreamFile(file) ? `streams/${siteId}/${videoId}/${file}` : null)

  const put: Streams['put'] = async (siteId, videoId, name, bytes) => {
    const key = keyOf(siteId, videoId, name)
    if (key === null) throw new Error(`A stream cannot hold a file named "${name}".`)
    await objects.put(key, bytes)
  }

  return {
    put,
    async store(siteId, videoId, files) {
      for (const [name, bytes] of files) await put(siteId, videoId, name, bytes)
    },
    async remove(siteId, videoId) {
      if (!isStreamId(videoId)) return
      for await (const { key } of objects.list(`streams/${siteId}/${videoId}/`)) await objects.delete(key)
    },
    async stored(siteId) {
      const found = new Map<string, Date>()
      const prefix = `streams/${siteId}/`
      for await (const { key, modifiedAt } of objects.list(prefix)) {
        const id = key.slice(prefix.length).split('/', 1)[0] ?? ''
        const known = found.get(id)
        found.set(id, known && known > modifiedAt ? known : modifiedAt)
      }
      return found
    },
    async find(siteId, videoId, file) {
      const key = keyOf(siteId, videoId, file)
      return key === null ? null : findStored(objects, key)
    },
  }
}
