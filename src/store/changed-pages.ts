import { sql } from 'drizzle-orm'
import type { SiteTx } from './store.ts'

/**
 * Pages whose draft somebody changed since it was last what visitors see. Asked of the record and not of the contents: a thousand
 * pages cannot be compared while somebody waits for a list. What was changed and changed back counts as changed here until it is published.
 */
export async function changedPages(tx: SiteTx): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from site.pages p
    where p.site_id = ${tx.siteId} and p.live_version is not null and p.status <> 'deleted' and exists (
      select 1 from site.changes c where c.site_id = p.site_id and c.page_id = p.id
        and c.sequence > coalesce((select s.sequence from site.changes s where s.site_id = p.site_id and s.page_id = p.id
          and s.kind in ('page.publish', 'page.revert') order by s.sequence desc limit 1), 0)
        and (c.kind = 'page.unpublish' or exists (select 1 from unnest(c.keys) as key where key like 'field:%' or key like 'group:%' or key like 'order:%')))`)
  return new Set(rows.map(({ id }) => id))
}
