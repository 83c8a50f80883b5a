import { and, eq, inArray } from 'drizzle-orm'
import { isId } from '../model/ids.ts'
import type { Media } from '../model/media.ts'
import { readVideo } from '../model/video.ts'
import { media } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type NewMedia = Omit<typeof media.$inferInsert, 'siteId'>

const columns = {
  id: media.id,
  mediaType: media.mediaType,
  originalFilename: media.originalFilename,
  extension: media.extension,
  width: media.width,
  height: media.height,
  blurHash: media.blurHash,
  color: media.color,
  focalX: media.focalX,
  focalY: media.focalY,
  videoSettings: media.videoSettings,
}

type Row = Omit<Media, 'focalPoint' | 'mediaType' | 'video'> & { mediaType: string; focalX: number | null; focalY: number | null; videoSettings: unknown }

function toMedia({ focalX, focalY, mediaType, videoSettings, ...rest }: Row): Media {
  return {
    ...rest,
    mediaType: mediaType === 'video' ? 'video' : 'image',
    focalPoint: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    video: mediaType === 'video' ? readVideo(videoSettings) : null,
  }
}

export async function mediaByIds(tx: SiteTx, ids: readonly string[]): Promise<Record<string, Media>> {
  if (ids.length === 0) return {}
  const rows = await tx
    .select(columns)
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), inArray(media.id, [...ids])))
  return Object.fromEntries(rows.map((row) => [row.id, toMedia(row)]))
}

export async function storedFile(tx: SiteTx, id: string): Promise<{ objectId: string; extension: string; width: number } | null> {
  if (!isId(id)) return null
  const rows = await tx
    .select({ objectId: media.objectId, extension: media.extension, width: media.width })
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), eq(media.id, id)))
  return rows[0] ?? null
}

export async function insertMedia(tx: SiteTx, row: NewMedia): Promise<void> {
  await tx.insert(media).values({ ...row, siteId: tx.siteId })
}
