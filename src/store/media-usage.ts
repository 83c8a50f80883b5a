import { sql } from 'drizzle-orm'
import type { SiteTx } from './store.ts'

/** Where a medium is shown: a place in a section's working state, or a page whose published version alone still shows it. */
export type MediaPlace = { pageId: string; groupId: string | null; type: string | null; slot: string | null }

export type MediaUsage = {
  places: MediaPlace[]
  /** Of the site itself, such as the logo, the background or a job. */
  isInSettings: boolean
  /** Parts that were cut out of it. */
  crops: number
  /** The gallery it stands in. */
  gallery: { pageId: string; groupId: string } | null
}

/**
 * Ids are 26 letters that occur nowhere else, so a search in the stored text finds every use, also those of pieces that are added
 * one day: a slot, a picture between paragraphs, an option, a setting.
 */
export async function usageOf(tx: SiteTx, id: string): Promise<MediaUsage> {
  const pattern = `%${id}%`
  const inFields = sql`select g.page_id, g.id as group_id, g.type, f.name as slot from site.fields f join site.groups g on g.site_id = f.site_id and g.id = f.group_id
    where f.site_id = ${tx.siteId} and f.deleted_at is null and f.content::text like ${pattern}`
  const inOptions = sql`select g.page_id, g.id as group_id, g.type, null as slot from site.groups g where g.site_id = ${tx.siteId} and g.options::text like ${pattern}`
  const [drafts, live, settings, own] = await Promise.all([
    tx.execute<{ page_id: string; group_id: string; type: string; slot: string | null }>(sql`
      select distinct u.page_id, u.group_id, u.type, u.slot from (${inFields} union all ${inOptions}) u
      join site.groups g on g.site_id = ${tx.siteId} and g.id = u.group_id and g.status <> 'deleted'
      join site.pages p on p.site_id = ${tx.siteId} and p.id = u.page_id and p.status <> 'deleted' limit 200`),
    tx.execute<{ page_id: string }>(sql`
      select p.id as page_id from site.pages p join site.page_versions v on v.site_id = p.site_id and v.id = p.live_version
      where p.site_id = ${tx.siteId} and p.status <> 'deleted' and v.content::text like ${pattern} limit 200`),
    tx.execute(sql`
      select from site.settings where site_id = ${tx.siteId} and value::text like ${pattern}
      union all select from site.site_values where site_id = ${tx.siteId} and value::text like ${pattern}
      union all select from shared.job_offers where site_id = ${tx.siteId} and (${id} = any(title_images) or description::text like ${pattern})
      union all select from shared.marketplace_items where site_id = ${tx.siteId} and (${id} = any(title_images) or description::text like ${pattern})
      union all select from shared.businesses where site_id = ${tx.siteId} and logo_media_id = ${id} limit 1`),
    tx.execute<{ crops: number; gallery: string | null; page_id: string | null }>(sql`
      select (select count(*)::int from site.media c where c.site_id = m.site_id and c.parent_id = m.id and c.deleted_at is null) as crops, g.id as gallery, g.page_id
      from site.media m left join site.groups g on g.site_id = m.site_id and g.id = m.bucket_folder and g.status <> 'deleted'
      where m.site_id = ${tx.siteId} and m.id = ${id}`),
  ])
  const places: MediaPlace[] = drafts.rows.map((row) => ({ pageId: row.page_id, groupId: row.group_id, type: row.type, slot: row.slot }))
  const known = new Set(places.map(({ pageId }) => pageId))
  const liveOnly = live.rows.filter((row) => !known.has(row.page_id)).map((row): MediaPlace => ({ pageId: row.page_id, groupId: null, type: null, slot: null }))
  const [row] = own.rows
  return {
    places: [...places, ...liveOnly],
    isInSettings: settings.rows.length > 0,
    crops: row?.crops ?? 0,
    gallery: row?.gallery && row.page_id ? { groupId: row.gallery, pageId: row.page_id } : null,
  }
}

/** Deleting it would leave a hole somewhere. Its place in a gallery is no hole: the others close up. */
export const isShown = ({ places, isInSettings }: Pick<MediaUsage, 'places' | 'isInSettings'>) => places.length > 0 || isInSettings
