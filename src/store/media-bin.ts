import { and, eq, inArray, sql } from 'drizzle-orm'
import { isShown, usageOf } from './media-usage.ts'
import { media } from './schema/media.ts'
import type { SiteTx } from './store.ts'

/** Of a video the files of its picture, and its stream under the same name. */
export type GonePicture = { objectId: string; extension: string; isVideo: boolean }

const SOME = 50

/**
 * Some pictures and videos that were deleted so long ago; answers their files, which nobody names any more, and where to go on. What is shown all the
 * same stays, for it was brought back by an earlier version; so does an original as long as a part of it is there.
 */
export async function deleteOldPictures(tx: SiteTx, days: number, after: string): Promise<{ gone: GonePicture[]; last: string | null }> {
  const old = await tx
    .select({ id: media.id, objectId: media.objectId, extension: media.extension, mediaType: media.mediaType })
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), inArray(media.mediaType, ['image', 'video']), sql`${media.deletedAt} < now() - make_interval(hours => ${days * 24})`, sql`${media.id} > ${after}`))
    .orderBy(media.id)
    .limit(SOME)
  const gone: GonePicture[] = []
  for (const { id, objectId, extension, mediaType } of old) {
    const usage = await usageOf(tx, id)
    if (isShown(usage)) continue
    const { rowCount } = await tx.execute(sql`
      delete from site.media m where m.site_id = ${tx.siteId} and m.id = ${id}
      and not exists (select from site.media c where c.site_id = m.site_id and c.parent_id = m.id)`)
    if ((rowCount ?? 0) > 0) gone.push({ objectId, extension, isVideo: mediaType === 'video' })
  }
  return { gone, last: old.length === SOME ? (old.at(-1)?.id ?? null) : null }
}
