import { and, eq, sql } from 'drizzle-orm'
import { isId } from '../../model/ids.ts'
import { mediaThingSchema, type MediaThing } from '../../model/media-thing.ts'
import { media } from '../schema/media.ts'
import { NOTHING, type Home } from './home.ts'

export const mediaHome: Home<'media'> = {
  async read(tx, { mediaId }) {
    const rows = await tx
      .select()
      .from(media)
      .where(and(eq(media.siteId, tx.siteId), eq(media.id, mediaId)))
    const row = rows[0]
    if (!row) return NOTHING
    const { originalFilename, focalX, focalY, tags, folder, alt, bucketFolder, deletedAt, revision } = row
    const focalPoint = focalX === null || focalY === null ? null : { x: focalX, y: focalY }
    const value: MediaThing = { originalFilename, focalPoint, tags, folder, alt, gallery: isId(bucketFolder) ? bucketFolder : '', isDeleted: deletedAt !== null }
    return { value, revision }
  },
  async write(tx, { mediaId }, { value, revision }) {
    const { originalFilename, focalPoint, tags, folder, alt, gallery, isDeleted } = mediaThingSchema.parse(value)
    await tx
      .update(media)
      .set({
        originalFilename,
        focalX: focalPoint?.x ?? null,
        focalY: focalPoint?.y ?? null,
        tags,
        folder,
        alt,
        bucketFolder: gallery,
        revision,
        // Who was put into the bin first stays there as long as the others.
        deletedAt: isDeleted ? sql`coalesce(${media.deletedAt}, now())` : null,
      })
      .where(and(eq(media.siteId, tx.siteId), eq(media.id, mediaId)))
  },
}
