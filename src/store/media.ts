import { and, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm'
import { isId } from '../model/ids.ts'
import type { Media } from '../model/media.ts'
import { readVideo, readVideoSettings, type VideoSettings, type VideoSource } from '../model/video.ts'
import { media } from './schema/media.ts'
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

export type ListedMedia = Media & {
  mimeType: string
  bucketFolder: string
  objectId: string
  fileSize: number
  tags: string[]
  cropArea: unknown
  parentId: string | null
  videoSettings: VideoSettings | null
  updated: string
}

const listedColumns = {
  ...columns,
  mimeType: media.mimeType,
  bucketFolder: media.bucketFolder,
  objectId: media.objectId,
  fileSize: media.fileSize,
  tags: media.tags,
  cropArea: media.cropArea,
  parentId: media.parentId,
  updated: media.updatedAt,
}

type ListedRow = Row & Omit<ListedMedia, keyof Media | 'videoSettings'>

function toListed({ mimeType, bucketFolder, objectId, fileSize, tags, cropArea, parentId, updated, ...row }: ListedRow): ListedMedia {
  const videoSettings = row.mediaType === 'video' ? readVideoSettings(row.videoSettings) : null
  return { ...toMedia(row), mimeType, bucketFolder, objectId, fileSize, tags, cropArea, parentId, videoSettings, updated }
}

/** A video on its way is nothing to choose yet. */
const isReady = sql`coalesce(${media.videoSettings} ->> 'status', 'ready') = 'ready'`

type Shelf = { mediaType: Media['mediaType']; query: string; offset: number; limit: number }

/** Newest first; of a text it is enough that it stands somewhere in the file's name. */
export async function listMedia(tx: SiteTx, { mediaType, query, offset, limit }: Shelf): Promise<ListedMedia[]> {
  const named = query === '' ? undefined : ilike(media.originalFilename, `%${query.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const rows = await tx
    .select(listedColumns)
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), eq(media.mediaType, mediaType), isNull(media.deletedAt), isReady, named))
    .orderBy(desc(media.updatedAt), desc(media.id))
    .offset(offset)
    .limit(limit)
  return rows.map(toListed)
}

export async function mediaById(tx: SiteTx, id: string): Promise<ListedMedia | null> {
  const rows = await tx
    .select(listedColumns)
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), eq(media.id, id)))
  return rows[0] ? toListed(rows[0]) : null
}

/** What all files of the site weigh together. */
export async function mediaBytes(tx: SiteTx): Promise<number> {
  const rows = await tx
    .select({ bytes: sql<string>`coalesce(sum(${media.fileSize}), 0)` })
    .from(media)
    .where(eq(media.siteId, tx.siteId))
  return Number(rows[0]?.bytes ?? 0)
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

/** The row that was made for an upload, ready or not. */
export async function mediaByUpload(tx: SiteTx, uploadId: string): Promise<ListedMedia | null> {
  const rows = await tx
    .select(listedColumns)
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), eq(media.mediaType, 'video'), sql`${media.videoSettings} @> ${JSON.stringify({ uploadId })}::jsonb`))
    .limit(1)
  return rows[0] ? toListed(rows[0]) : null
}

/** The site's row of a video that lives elsewhere, unless it was deleted. */
export async function mediaByVideo(tx: SiteTx, source: VideoSource, videoId: string): Promise<ListedMedia | null> {
  const rows = await tx
    .select(listedColumns)
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), eq(media.mediaType, 'video'), isNull(media.deletedAt), sql`${media.videoSettings} @> ${JSON.stringify({ source, videoId })}::jsonb`))
    .limit(1)
  return rows[0] ? toListed(rows[0]) : null
}

type ReadyVideo = Pick<NewMedia, 'mimeType' | 'extension' | 'fileSize' | 'width' | 'height' | 'blurHash' | 'color' | 'videoSettings' | 'updatedAt'>

/** False when the row has gone meanwhile. */
export async function finishVideo(tx: SiteTx, id: string, ready: ReadyVideo): Promise<boolean> {
  const { rowCount } = await tx
    .update(media)
    .set(ready)
    .where(and(eq(media.siteId, tx.siteId), eq(media.id, id)))
  return (rowCount ?? 0) > 0
}

/** A row that never became a video. */
export async function deleteUnready(tx: SiteTx, id: string): Promise<void> {
  await tx.delete(media).where(and(eq(media.siteId, tx.siteId), eq(media.id, id), sql`${media.videoSettings} ->> 'status' = 'upload'`))
}
