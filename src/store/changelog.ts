import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { changelog } from './schema/platform.ts'
import { changelogSeen } from './schema/site.ts'
import type { Database, SiteTx } from './store.ts'

/** One piece of news about the product; its date is its name. */
export type ChangelogEntry = typeof changelog.$inferSelect

const seenBy = (tx: SiteTx, userId: string) =>
  tx
    .select({ date: changelogSeen.date })
    .from(changelogSeen)
    .where(and(eq(changelogSeen.siteId, tx.siteId), eq(changelogSeen.userId, userId)))

/** The newest first. */
export async function changelogFor(tx: SiteTx, userId: string, { isAll }: { isAll: boolean }): Promise<ChangelogEntry[]> {
  return tx
    .select()
    .from(changelog)
    .where(isAll ? undefined : notInArray(changelog.date, seenBy(tx, userId)))
    .orderBy(desc(changelog.date))
}

export async function hasUnseen(tx: SiteTx, userId: string): Promise<boolean> {
  const found = await tx
    .select({ one: sql`1` })
    .from(changelog)
    .where(notInArray(changelog.date, seenBy(tx, userId)))
    .limit(1)
  return found.length > 0
}

/** Dates that name no entry are nobody's: otherwise anything could be stored here. */
export async function markSeen(tx: SiteTx, userId: string, dates: readonly string[]): Promise<void> {
  const known = await tx
    .select({ date: changelog.date })
    .from(changelog)
    .where(inArray(changelog.date, [...dates]))
  if (known.length === 0) return
  await tx
    .insert(changelogSeen)
    .values(known.map(({ date }) => ({ siteId: tx.siteId, userId, date })))
    .onConflictDoNothing()
}

/** Written anew with the same date, an entry gets the new words and stays seen by whoever has seen it. */
export async function writeChangelog(db: Database, entries: readonly ChangelogEntry[]): Promise<void> {
  for (const { date, de, fr } of entries) await db.insert(changelog).values({ date, de, fr }).onConflictDoUpdate({ target: changelog.date, set: { de, fr } })
}
