import { and, eq, sql } from 'drizzle-orm'
import { isId } from '../model/ids.ts'
import type { OptionValues } from '../model/page/document.ts'
import { groups } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type StoredGroup = { pageId: string; type: string; options: OptionValues; revision: number }

export async function lockGroup(tx: SiteTx, id: string): Promise<StoredGroup | null> {
  if (!isId(id)) return null
  const rows = await tx
    .select({ pageId: groups.pageId, type: groups.type, options: groups.options, revision: groups.revision })
    .from(groups)
    .where(and(eq(groups.siteId, tx.siteId), eq(groups.id, id)))
    .for('update')
  const row = rows[0]
  return row ?? null
}

export async function writeOptions(tx: SiteTx, id: string, options: OptionValues, revision: number): Promise<void> {
  await tx
    .update(groups)
    .set({ options, revision })
    .where(and(eq(groups.siteId, tx.siteId), eq(groups.id, id)))
}

/** Publishing settles every group of a page: drafts become published, marked ones go. */
export async function settleStatuses(tx: SiteTx, pageId: string): Promise<void> {
  await tx.execute(sql`delete from site.groups where site_id = ${tx.siteId} and page_id = ${pageId} and status = 'markedForDeletion'`)
  await tx.execute(sql`update site.groups set status = 'published' where site_id = ${tx.siteId} and page_id = ${pageId} and status = 'draft'`)
}
