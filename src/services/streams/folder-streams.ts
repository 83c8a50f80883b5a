import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isStreamFile, isStreamId } from '../../model/video.ts'
import { writeWhole } from '../files/write-whole.ts'
import type { Streams } from './streams.ts'

/** Streams in a folder: streams/<site>/<video>/<file>. */
export function createFolderStreams(folder: string): Streams {
  // A name becomes part of a path only when it holds no way out of the folder.
  const pathOf = (siteId: string, videoId: string, file: string) => (isStreamId(videoId) && isStreamFile(file) ? join(folder, 'streams', siteId, videoId, file) : null)

  return {
    async store(siteId, videoId, files) {
      for (const [name, bytes] of files) {
        const path = pathOf(siteId, videoId, name)
        if (path === null) throw new Error(`A stream cannot hold a file named "${name}".`)
        await writeWhole(path, bytes)
      }
    },
    async find(siteId, videoId, file) {
      const path = pathOf(siteId, videoId, file)
      const found = path === null ? null : await stat(path).catch(() => null)
      return found?.isFile() ? path : null
    },
  }
}
