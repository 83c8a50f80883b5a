import { audit } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** False when this very command was already carried out: a repeated request must not act twice. */
export async function recordCommand(tx: SiteTx, entry: { id: string; userId: string; verb: string; itemId: string }): Promise<boolean> {
  const inserted = await tx
    .insert(audit)
    .values({ ...entry, siteId: tx.siteId })
    .onConflictDoNothing()
    .returning({ id: audit.id })
  return inserted.length === 1
}
