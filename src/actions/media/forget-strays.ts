import { mediaFiles } from '../../store/media.ts'
import type { Parts } from '../context.ts'
import { forEachSite } from '../for-each-site.ts'

/** Whatever is on its way has its row by then. */
const ON_ITS_WAY_MS = 24 * 3_600_000

/** Files come before their row and go after it; where a process ended in between, they are nobody's. */
export async function forgetStrays({ store, pictures, streams, now }: Pick<Parts, 'store' | 'pictures' | 'streams' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - ON_ITS_WAY_MS)
  await forEachSite(store, async (siteId) => {
    // The files first: a row that comes in between is known then.
    const [ofPictures, ofStreams] = [await pictures.stored(siteId), await streams.stored(siteId)]
    const known = await store.readSite(siteId, mediaFiles)
    for (const [objectId, { extension, at }] of ofPictures) if (at < before && !known.has(objectId)) await pictures.remove(siteId, { objectId, extension: extension || 'jpg' })
    for (const [videoId, at] of ofStreams) if (at < before && !known.has(videoId)) await streams.remove(siteId, videoId)
  })
}
