import { galleryTag } from '../../model/cache-tags.ts'
import { insertMedia, mediaById, type NewMedia } from '../../store/media.ts'
import type { Context } from '../context.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'

/** The row of a medium whose files are there. Visitors see it where it stands in a gallery. */
export async function keepMedium({ site, store, purge }: Pick<Context, 'site' | 'store' | 'purge'>, row: NewMedia): Promise<MediaRecord> {
  const { stored, news } = await store.inSite(site.id, async (tx) => {
    await insertMedia(tx, row)
    const found = await mediaById(tx, row.id)
    if (!found) throw new Error('No data returned from media insert')
    return { stored: found, news: found.bucketFolder === '' ? null : await purge.announce(tx, [galleryTag(site.id, found.bucketFolder)]) }
  })
  await news?.acknowledged()
  return presentMedia(stored)
}
