import { and, eq, sql } from 'drizzle-orm'
import { changeCounters, changes } from './schema/site.ts'
import type { SiteTx } from './store.ts'

export type NewChange = {
  id: string
  userId: string
  pageId: string | null
  kind: string
  version?: number
  keys: readonly string[]
  target: object
  before: unknown
  after: unknown
  undoes?: string | null
  asked?: string
}

export type StoredChange = { kind: string; after: unknown; asked: string | null }

export async function changeById(tx: SiteTx, id: string): Promise<StoredChange | null> {
  const rows = await tx
    .select({ kind: changes.kind, after: changes.after, asked: changes.asked })
    .from(changes)
    .where(and(eq(changes.siteId, tx.siteId), eq(changes.id, id)))
  return rows[0] ?? null
}

/** Last in a transaction: whoever changes the same site waits here for its end, so that numbers follow the order of commits. */
export async function recordChange(tx: SiteTx, { keys, version = 1, undoes = null, ...change }: NewChange): Promise<number> {
  const counted = await tx
    .insert(changeCounters)
    .values({ siteId: tx.siteId, last: 1 })
    .onConflictDoUpdate({ target: changeCounters.siteId, set: { last: sql`${changeCounters.last} + 1` } })
    .returning({ last: changeCounters.last })
  const sequence = counted[0]?.last ?? 1
  await tx.insert(changes).values({ ...change, siteId: tx.siteId, sequence, version, undoes, keys: [...keys] })
  return sequence
}
