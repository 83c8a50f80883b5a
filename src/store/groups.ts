import { and, eq, inArray } from 'drizzle-orm'
import { isId } from '../model/ids.ts'
import { groups } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** Where groups stand, or stood before they were removed. */
export async function homesOfGroups(tx: SiteTx, ids: readonly string[]): Promise<{ id: string; pageId: string; type: string }[]> {
  return tx
    .select({ id: groups.id, pageId: groups.pageId, type: groups.type })
    .from(groups)
    .where(and(eq(groups.siteId, tx.siteId), inArray(groups.id, ids.filter(isId))))
}
