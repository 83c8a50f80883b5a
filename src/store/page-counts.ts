import { and, eq, ne } from 'drizzle-orm'
import { pages } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** Pages that exist for editors: drafts count, deleted ones do not. */
export async function countPages(tx: SiteTx): Promise<number> {
  return tx.$count(pages, and(eq(pages.siteId, tx.siteId), ne(pages.status, 'deleted')))
}
