import { isStreamId } from '../../model/video.ts'
import { Refusal } from '../../model/refusal.ts'
import { hasVideo } from '../../store/media.ts'
import type { Context } from '../context.ts'

/** Where a file of an own video lies; only while the site has that video. */
export async function openStream({ site, store, streams }: Context, input: { videoId: string; file: string }): Promise<string> {
  const isKnown = isStreamId(input.videoId) && (await store.inSite(site.id, (tx) => hasVideo(tx, 'mux', input.videoId)))
  const path = isKnown ? await streams.find(site.id, input.videoId, input.file) : null
  if (path === null) throw new Refusal('notFound')
  return path
}
