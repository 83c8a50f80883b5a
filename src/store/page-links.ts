import { sql } from 'drizzle-orm'
import type { PageMeta } from '../model/page/document.ts'
import type { SiteTx } from './store.ts'

/** Where a page is named: in a text or button of a section, or in its options; `isLive` where only what is published names it. */
export type LinkPlace = { pageId: string; meta: PageMeta; type: string; slot: string | null; isLive: boolean }

/**
 * Every place in the content of other pages that leads to a page. Ids are 26 characters of chance, so that finding one in the stored
 * text is finding a link.
 */
export async function linksTo(tx: SiteTx, pageId: string): Promise<LinkPlace[]> {
  const needle = `%${pageId}%`
  const { rows } = await tx.execute<{ page_id: string; meta: PageMeta; type: string; slot: string | null; is_live: boolean }>(sql`
    with named as (
      select g.page_id, g.type, f.name as slot from site.fields f join site.groups g on g.site_id = f.site_id and g.id = f.group_id
      where f.site_id = ${tx.siteId} and f.deleted_at is null and g.status <> 'deleted' and (f.options::text like ${needle} or f.content::text like ${needle})
      union all
      select g.page_id, g.type, null from site.groups g where g.site_id = ${tx.siteId} and g.status <> 'deleted' and g.options::text like ${needle})
    select p.id as page_id, p.meta, n.type, n.slot, false as is_live from named n join site.pages p on p.site_id = ${tx.siteId} and p.id = n.page_id
    where p.status <> 'deleted' and p.id <> ${pageId}
    union all
    select p.id, p.meta, '', null, true from site.pages p join site.page_versions v on v.site_id = p.site_id and v.id = p.live_version
    where p.site_id = ${tx.siteId} and p.status in ('published', 'markedForDeletion') and p.id <> ${pageId} and v.content::text like ${needle}
      and not exists (select 1 from named n where n.page_id = p.id)
    order by 1, 3, 4`)
  return rows.map(({ page_id, meta, type, slot, is_live }) => ({ pageId: page_id, meta, type, slot, isLive: is_live }))
}
