import { and, eq, inArray, sql } from 'drizzle-orm'
import { isId } from '../model/ids.ts'
import type { Media } from '../model/media.ts'
import { readVideo, type VideoSource } from '../model/video.ts'
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

/** Whether the site has this video among its media. */
export async function hasVideo(tx: SiteTx, source: VideoSource, videoId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), eq(media.mediaType, 'video'), sql`${media.videoSettings} @> ${JSON.stringify({ source, videoId })}::jsonb`))
    .limit(1)
  return rows.length > 0
}

export async function insertMedia(tx: SiteTx, row: NewMedia): Promise<void> {
  await tx.insert(media).values({ ...row, siteId: tx.siteId })
}
