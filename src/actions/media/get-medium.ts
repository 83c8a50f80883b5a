import { assertMay } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { mediaById } from '../../store/media.ts'
import type { Context } from '../context.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'

/** One medium; of a part that was cut out, the picture it was cut from as well. */
export async function getMedium({ site, actor, store }: Context, mediaId: string): Promise<{ media: MediaRecord; original: MediaRecord | null }> {
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const medium = await mediaById(tx, mediaId)
    if (!medium) throw new Refusal('notFound')
    const original = medium.parentId === null ? null : await mediaById(tx, medium.parentId)
    return { media: presentMedia(medium), original: original && presentMedia(original) }
  })
}
