import { isStreamId } from '../../model/video.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Stored } from '../../services/objects/stored.ts'
import { hasVideo } from '../../store/media.ts'
import type { Context } from '../context.ts'

/** A file of an own video; only while the site has that video. */
export async function openStream({ site, store, streams }: Context, input: { videoId: string; file: string }): Promise<Stored> {
  const isKnown = isStreamId(input.videoId) && (await store.inSite(site.id, (tx) => hasVideo(tx, 'mux', input.videoId)))
  const found = isKnown ? await streams.find(site.id, input.videoId, input.file) : null
  if (found === null) throw new Refusal('notFound')
  return found
}
