import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { isId } from '../model/ids.ts'
import type { MediaAlt } from '../model/media-thing.ts'
import type { CropArea, Media } from '../model/media.ts'
import { readVideo, readVideoSettings, type VideoSettings, type VideoSource } from '../model/video.ts'
import { prepareQuery } from './prepare-query.ts'
import { media } from './schema/media.ts'
import type { SiteTx } from './store.ts'

export type NewMedia = Omit<typeof media.$inferInsert, 'siteId'>

/** What a page draws a medium with. */
const mediaColumns = {
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
  alt: media.alt,
}

type MediaRow = Omit<Media, 'focalPoint' | 'mediaType' | 'video'> & { mediaType: string; focalX: number | null; focalY: number | null; videoSettings: unknown }

function toMedia({ focalX, focalY, mediaType, videoSettings, ...rest }: MediaRow): Media {
  return {
    ...rest,
    mediaType: mediaType === 'video' ? 'video' : 'image',
    focalPoint: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    video: mediaType === 'video' ? readVideo(videoSettings) : null,
  }
}

const findMedia = prepareQuery<{ ids: string[] }, MediaRow>('media_by_ids', (db) =>
  db
    .select(mediaColumns)
    .from(media)
    .where(and(eq(media.siteId, sql.placeholder('site')), sql`${media.id} = any(${sql.placeholder('ids')})`)),
)

export async function mediaByIds(tx: SiteTx, ids: readonly string[]): Promise<Record<string, Media>> {
  if (ids.length === 0) return {}
  const rows = await findMedia(tx, { ids: [...ids] })
  return Object.fromEntries(rows.map((row) => [row.id, toMedia(row)]))
}

/** V-169: the photographs of one gallery, in the order in which they came. What lies in the bin is not among them. */
export async function galleryOf(tx: SiteTx, groupId: string, limit: number): Promise<Media[]> {
  const rows = await tx
    .select(mediaColumns)
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), eq(media.bucketFolder, groupId), eq(media.mediaType, 'image'), isNull(media.deletedAt)))
    .orderBy(asc(media.createdAt), asc(media.id))
    .limit(limit)
  return rows.map(toMedia)
}

/** A medium with everything the library tells about it. */
export type ListedMedia = Media & {
  mimeType: string
  bucketFolder: string
  objectId: string
  fileSize: number
  tags: string[]
  folder: string
  alt: MediaAlt | null
  cropArea: CropArea | null
  parentId: string | null
  revision: number
  deletedAt: string | null
  videoSettings: VideoSettings | null
  updated: string
}

export const listedColumns = {
  ...mediaColumns,
  mimeType: media.mimeType,
  bucketFolder: media.bucketFolder,
  objectId: media.objectId,
  fileSize: media.fileSize,
  tags: media.tags,
  folder: media.folder,
  cropArea: media.cropArea,
  parentId: media.parentId,
  revision: media.revision,
  deletedAt: media.deletedAt,
  updated: media.updatedAt,
}

type Extra = Omit<ListedMedia, keyof Media | 'alt' | 'cropArea' | 'videoSettings'>
type ListedRow = MediaRow & Extra & { cropArea: unknown }

export function toListed({ mimeType, bucketFolder, objectId, fileSize, tags, folder, cropArea, parentId, revision, deletedAt, updated, ...row }: ListedRow): ListedMedia {
  const medium = toMedia(row)
  return {
    ...medium,
    alt: medium.alt ?? (row.alt === null ? null : {}),
    mimeType,
    bucketFolder,
    objectId,
    fileSize,
    tags,
    folder,
    cropArea: readArea(cropArea),
    parentId,
    videoSettings: row.mediaType === 'video' ? readVideoSettings(row.videoSettings) : null,
    revision,
    deletedAt,
    updated,
  }
}

function readArea(value: unknown): CropArea | null {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value) || !('width' in value) || !('height' in value)) return null
  const { x, y, width, height } = value
  return typeof x === 'number' && typeof y === 'number' && typeof width === 'number' && typeof height === 'number' ? { x, y, width, height } : null
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

/** Everything that the site's media call their files by. */
export async function mediaFiles(tx: SiteTx): Promise<Set<string>> {
  const rows = await tx
    .select({ id: media.id, objectId: media.objectId, videoId: sql<string | null>`${media.videoSettings} ->> 'videoId'` })
    .from(media)
    .where(eq(media.siteId, tx.siteId))
  return new Set(rows.flatMap(({ id, objectId, videoId }) => [id, objectId, ...(videoId === null ? [] : [videoId])]))
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
