import { and, arrayContains, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { CropArea, Media } from '../model/media.ts'
import { listedColumns, toListed, type ListedMedia } from './media.ts'
import { media } from './schema/media.ts'
import type { SiteTx } from './store.ts'

/** `folder` undefined: wherever it is filed. `isBin`: what was deleted and can still come back. */
export type Shelf = { mediaType: Media['mediaType']; query: string; folder?: string; bucketFolder?: string; tags: readonly string[]; isBin: boolean; offset: number; limit: number }

/** Of a text it is enough that it stands somewhere in the name, a tag, or what is said of the picture. */
function holds(query: string) {
  const pattern = `%${query.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(media.originalFilename, pattern),
    ilike(sql`array_to_string(${media.tags}, ' ')`, pattern),
    sql`exists (select from jsonb_each_text(coalesce(nullif(${media.alt}, 'null'), '{}')) a where a.value ilike ${pattern})`,
  )
}

/** A video on its way is nothing to choose yet. */
const isReady = sql`coalesce(${media.videoSettings} ->> 'status', 'ready') = 'ready'`

/** Newest first (E-121). */
export async function listMedia(tx: SiteTx, { mediaType, query, folder, bucketFolder, tags, isBin, offset, limit }: Shelf): Promise<ListedMedia[]> {
  const rows = await tx
    .select(listedColumns)
    .from(media)
    .where(
      and(
        eq(media.siteId, tx.siteId),
        eq(media.mediaType, mediaType),
        isBin ? isNotNull(media.deletedAt) : isNull(media.deletedAt),
        isReady,
        query === '' ? undefined : holds(query),
        folder === undefined ? undefined : eq(media.folder, folder),
        bucketFolder === undefined ? undefined : eq(media.bucketFolder, bucketFolder),
        tags.length === 0 ? undefined : arrayContains(media.tags, [...tags]),
      ),
    )
    .orderBy(desc(media.updatedAt), desc(media.id))
    .offset(offset)
    .limit(limit)
  return rows.map(toListed)
}

/** What the site's media are filed under, for the filters. */
export async function mediaLabels(tx: SiteTx): Promise<{ folders: string[]; tags: string[] }> {
  const [folders, tags] = await Promise.all([
    tx.execute<{ label: string }>(sql`select distinct folder as label from site.media where site_id = ${tx.siteId} and deleted_at is null and folder <> '' order by 1 limit 200`),
    tx.execute<{ label: string }>(sql`select distinct unnest(tags) as label from site.media where site_id = ${tx.siteId} and deleted_at is null order by 1 limit 200`),
  ])
  return { folders: folders.rows.map(({ label }) => label), tags: tags.rows.map(({ label }) => label) }
}

/** The same file, uploaded before. */
export async function mediumWithHash(tx: SiteTx, contentHash: string): Promise<ListedMedia | null> {
  const rows = await tx
    .select(listedColumns)
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), eq(media.contentHash, contentHash), eq(media.mediaType, 'image'), isNull(media.deletedAt)))
    .orderBy(media.createdAt)
    .limit(1)
  return rows[0] ? toListed(rows[0]) : null
}

/** The same part of the same picture, cut out before. */
export async function cropOf(tx: SiteTx, parentId: string, area: CropArea): Promise<ListedMedia | null> {
  const rows = await tx
    .select(listedColumns)
    .from(media)
    .where(and(eq(media.siteId, tx.siteId), eq(media.parentId, parentId), isNull(media.deletedAt), sql`${media.cropArea} = ${JSON.stringify(area)}::jsonb`))
    .limit(1)
  return rows[0] ? toListed(rows[0]) : null
}

export async function setBlurHash(tx: SiteTx, id: string, blurHash: string | null): Promise<void> {
  await tx
    .update(media)
    .set({ blurHash })
    .where(and(eq(media.siteId, tx.siteId), eq(media.id, id)))
}
