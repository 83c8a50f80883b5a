import { assertMay } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { isYoutubeId, youtubeIdIn } from '../../model/video.ts'
import { insertMedia, mediaById, mediaByVideo } from '../../store/media.ts'
import type { Context } from '../context.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'

type Input = { videoId: string; youtubeUrl: string }

/** E-147: always. */
const ASPECT_RATIO = '16:9'

/**
 * By its id only. The picture before it is fetched by us from the address that follows from the id (C-17); the one a browser names is not
 * read. The same video twice is one medium.
 */
export async function addYoutube({ site, actor, store, newId }: Context, { videoId, youtubeUrl }: Input): Promise<{ media: MediaRecord }> {
  assertMay(actor, 'edit', site.id)
  if (!isYoutubeId(videoId) || youtubeIdIn(youtubeUrl) !== videoId) throw new Refusal('youtubeUrlInvalid')
  return store.inSite(site.id, async (tx) => {
    const known = await mediaByVideo(tx, 'youtube', videoId)
    if (known) return { media: presentMedia(known) }
    const id = newId()
    await insertMedia(tx, {
      id,
      mediaType: 'video',
      mimeType: 'text/html',
      objectId: id,
      originalFilename: `YouTube ${videoId}`,
      extension: '',
      fileSize: 0,
      width: 1280,
      height: 720,
      color: site.theme.colors.primary,
      videoSettings: { source: 'youtube', videoId, aspectRatio: ASPECT_RATIO, status: 'ready' },
    })
    const stored = await mediaById(tx, id)
    if (!stored) throw new Error('A medium is gone in the transaction that stored it')
    return { media: presentMedia(stored) }
  })
}
