import { sql } from 'drizzle-orm'
import { pageKey, readKey, type Key } from '../model/commands/key.ts'
import { isId } from '../model/ids.ts'
import { Refusal } from '../model/refusal.ts'
import type { SiteTx } from './store.ts'

const named = (tx: SiteTx, key: string) => `${tx.siteId}/${key}`

/**
 * Nobody else writes these keys before this transaction ends, and nobody publishes or reverts the page. Pages first, then the other
 * keys, each in their order: two transactions can never wait for each other.
 */
export async function lockKeys(tx: SiteTx, pageId: string, keys: readonly Key[]): Promise<void> {
  assertIsId(pageId)
  const own = pageKey(pageId)
  const touched = new Set<string>(keys)
  const isPage = (key: string) => readKey(key)?.of === 'page'
  for (const key of [...new Set([own, ...[...touched].filter(isPage)])].toSorted()) {
    const lock = sql.raw(touched.has(key) ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')
    await tx.execute(sql`select ${lock}(hashtextextended(${named(tx, key)}, 0))`)
  }
  const names = [...touched].filter((key) => !isPage(key)).toSorted().map((key) => named(tx, key))
  if (names.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(names)}::text[]) as name`)
}

/** For publications and reverts: they see the page between two changes, never within one. */
export async function lockWholePage(tx: SiteTx, pageId: string): Promise<void> {
  assertIsId(pageId)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${named(tx, pageKey(pageId))}, 0))`)
}

/** What cannot be an id is answered like one that does not exist, before it reaches the database. */
function assertIsId(pageId: string): void {
  if (!isId(pageId)) throw new Refusal('notFound')
}
