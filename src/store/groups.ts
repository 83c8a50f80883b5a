import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { isId } from '../model/ids.ts'
import type { Group, OptionValues } from '../model/page/document.ts'
import type { ItemStatus } from '../model/page/status.ts'
import { groups } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type StoredGroup = { pageId: string; parentId: string | null; type: string; status: ItemStatus; options: OptionValues; revision: number }

export async function lockGroup(tx: SiteTx, id: string): Promise<StoredGroup | null> {
  if (!isId(id)) return null
  const rows = await tx
    .select({ pageId: groups.pageId, parentId: groups.parentId, type: groups.type, status: groups.status, options: groups.options, revision: groups.revision })
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

/** The sections of a page in their order, with those that were removed: their places still serve as landmarks. */
export async function sectionOrder(tx: SiteTx, pageId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.siteId, tx.siteId), eq(groups.pageId, pageId), isNull(groups.parentId)))
    .orderBy(asc(groups.position), asc(groups.id))
  return rows.map(({ id }) => id)
}

export async function writeSectionOrder(tx: SiteTx, pageId: string, ids: readonly string[]): Promise<void> {
  const order = sql`array_position(string_to_array(${ids.join(',')}, ','), id) - 1`
  await tx.execute(sql`update site.groups set position = ${order} where site_id = ${tx.siteId} and page_id = ${pageId} and parent_id is null and position <> ${order}`)
}

export async function insertSection(tx: SiteTx, pageId: string, { id, type, version, status, options }: Group): Promise<void> {
  await tx.insert(groups).values({ siteId: tx.siteId, pageId, id, type, version, status, options, position: 0 })
}

export async function setGroupStatus(tx: SiteTx, id: string, status: ItemStatus): Promise<void> {
  await tx
    .update(groups)
    .set({ status, revision: sql`${groups.revision} + 1` })
    .where(and(eq(groups.siteId, tx.siteId), eq(groups.id, id)))
}
