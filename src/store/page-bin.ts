import { and, desc, eq } from 'drizzle-orm'
import { pageColumns, toPage, type PageRow } from './pages.ts'
import { pages } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type BinnedPage = PageRow & { deletedAt: string }

/** Removed pages, the last one first. */
export async function listBin(tx: SiteTx): Promise<BinnedPage[]> {
  const rows = await tx
    .select({ ...pageColumns, deletedAt: pages.deletedAt })
    .from(pages)
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.status, 'deleted')))
    .orderBy(desc(pages.deletedAt), pages.id)
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt === null ? [] : [{ ...toPage(row), deletedAt }]))
}
