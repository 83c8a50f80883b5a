import { sql } from 'drizzle-orm'
import type { SiteTx } from './store.ts'

/** By the database's clock, which has also written when it was deleted. Asked twice, because what is brought back meanwhile must stay. */
const isOld = (days: number) => sql`status = 'deleted' and deleted_at < now() - make_interval(hours => ${days * 24})`

/** Some of the sections and cards that were deleted so long ago, with everything in them; answers how many. */
export async function deleteOldGroups(tx: SiteTx, days: number, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from site.groups where site_id = ${tx.siteId} and ${isOld(days)} and id in (
      select id from site.groups where site_id = ${tx.siteId} and ${isOld(days)} order by deleted_at limit ${limit})`)
  return rowCount ?? 0
}

/** Some of the pages, with their versions, addresses and sections; answers how many. */
export async function deleteOldPages(tx: SiteTx, days: number, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from site.pages where site_id = ${tx.siteId} and ${isOld(days)} and id in (
      select id from site.pages where site_id = ${tx.siteId} and ${isOld(days)} order by deleted_at limit ${limit})`)
  return rowCount ?? 0
}
