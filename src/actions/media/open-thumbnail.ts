import { isYoutubeId } from '../../model/video.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Stored } from '../../services/objects/stored.ts'
import { hasVideo } from '../../store/media.ts'
import type { Context } from '../context.ts'

/** Only for videos of this site: anybody else's wish would make the server fetch for strangers. Null: not to be had now. */
export async function openThumbnail({ site, store, thumbnails }: Context, videoId: string): Promise<Stored | null> {
  const isKnown = isYoutubeId(videoId) && (await store.inSite(site.id, (tx) => hasVideo(tx, 'youtube', videoId)))
  if (!isKnown) throw new Refusal('notFound')
  return thumbnails.find(videoId)
}
