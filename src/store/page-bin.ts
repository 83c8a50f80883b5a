import { and, desc, eq, sql } from 'drizzle-orm'
import type { PageMeta } from '../model/page/document.ts'
import type { ItemStatus } from '../model/page/status.ts'
import { pages } from './schema/site.ts'
import type { SiteTx } from './store.ts'

const isPage = (tx: SiteTx, id: string) => and(eq(pages.siteId, tx.siteId), eq(pages.id, id))

/** Nobody sees it from now on. It keeps everything it holds, and its addresses until somebody else wants them. */
export async function putIntoBin(tx: SiteTx, id: string): Promise<number> {
  const rows = await tx
    .update(pages)
    .set({ status: 'deleted', deletedAt: sql`now()`, revision: sql`${pages.revision} + 1`, updatedAt: sql`now()` })
    .where(isPage(tx, id))
    .returning({ revision: pages.revision })
  return rows[0]?.revision ?? 0
}

export async function takeFromBin(tx: SiteTx, id: string, status: ItemStatus): Promise<number> {
  const rows = await tx
    .update(pages)
    .set({ status, deletedAt: null, revision: sql`${pages.revision} + 1`, updatedAt: sql`now()` })
    .where(isPage(tx, id))
    .returning({ revision: pages.revision })
  return rows[0]?.revision ?? 0
}

export type BinnedPage = { id: string; collection: string | null; meta: PageMeta; deletedAt: string; wasLive: boolean }

/** The last one first. */
export async function listBin(tx: SiteTx): Promise<BinnedPage[]> {
  const rows = await tx
    .select({ id: pages.id, collection: pages.collection, meta: pages.meta, deletedAt: pages.deletedAt, wasLive: sql<boolean>`${pages.liveVersion} is not null` })
    .from(pages)
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.status, 'deleted')))
    .orderBy(desc(pages.deletedAt), pages.id)
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? '' }))
}
