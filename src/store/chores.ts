import { and, eq, sql } from 'drizzle-orm'
import { chores } from './schema/platform.ts'
import type { Database, SiteTx } from './store.ts'

export type Chore = (typeof chores.$inferSelect)['kind']

/** How long a site that was taken is left to whoever took it. Should that process die, another one takes it afterwards. */
const LEFT_ALONE_MS = 60_000

export const afterLeftAlone = (time: Date) => new Date(time.getTime() + LEFT_ALONE_MS).toISOString()

/** The site has something to do at that time, or already before. Last in a transaction: others of the site wait for its end. */
export async function bringForward(tx: SiteTx, kind: Chore, at: Date): Promise<void> {
  const time = at.toISOString()
  await tx
    .insert(chores)
    .values({ siteId: tx.siteId, kind, at: time })
    .onConflictDoUpdate({ target: [chores.siteId, chores.kind], set: { at: sql`least(${chores.at}, excluded.at)` } })
}

/**
 * The site that has waited longest, put back for a while so that other processes take others; null when nothing is due.
 * A time after `latest` comes from a clock that was wrong, and counts as due.
 */
export async function takeChore(database: Database, kind: Chore, before: Date, latest?: Date): Promise<string | null> {
  const isTooLate = latest === undefined ? sql`` : sql`or at > ${latest.toISOString()}`
  const next = sql`(select site_id from platform.chores where kind = ${kind} and (at <= ${before.toISOString()} ${isTooLate}) order by at limit 1 for update skip locked)`
  const rows = await database
    .update(chores)
    .set({ at: afterLeftAlone(before) })
    .where(and(eq(chores.kind, kind), sql`${chores.siteId} = ${next}`))
    .returning({ siteId: chores.siteId })
  return rows[0]?.siteId ?? null
}

/**
 * When the site is next due, read after its row is locked: what another transaction adds meanwhile is either seen by the
 * question, or waits and brings the new time forward.
 */
export async function settleChore(tx: SiteTx, kind: Chore, nextTime: () => Promise<string | null>): Promise<void> {
  const own = and(eq(chores.siteId, tx.siteId), eq(chores.kind, kind))
  await tx.select({ kind: chores.kind }).from(chores).where(own).for('update')
  const at = await nextTime()
  if (at === null) await tx.delete(chores).where(own)
  else await tx.update(chores).set({ at }).where(own)
}
