import { and, asc, desc, eq, inArray, lt, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { submissions } from './schema/enquiries.ts'
import type { SiteTx } from './store.ts'

export type NewSubmission = Omit<typeof submissions.$inferInsert, 'siteId'>
export type Submission = Omit<typeof submissions.$inferSelect, 'siteId' | 'key' | 'number'>

/** False: its key was seen before, and nothing is stored. */
export async function insertSubmission(tx: SiteTx, row: NewSubmission): Promise<boolean> {
  const inserted = await tx
    .insert(submissions)
    .values({ ...row, siteId: tx.siteId })
    .onConflictDoNothing({ target: [submissions.siteId, submissions.form, submissions.key] })
    .returning({ id: submissions.id })
  return inserted.length > 0
}

/** The last that came first, whatever the clock said; `before` is the id of one that is known. */
export async function listSubmissions(tx: SiteTx, { limit, before }: { limit: number; before: string | null }): Promise<Submission[]> {
  const known = alias(submissions, 'known')
  const place = tx
    .select({ number: known.number })
    .from(known)
    .where(and(eq(known.siteId, tx.siteId), eq(known.id, before ?? '')))
  return tx
    .select({ id: submissions.id, form: submissions.form, groupId: submissions.groupId, locale: submissions.locale, value: submissions.value, createdAt: submissions.createdAt })
    .from(submissions)
    .where(and(eq(submissions.siteId, tx.siteId), before === null ? undefined : lt(submissions.number, place)))
    .orderBy(desc(submissions.number))
    .limit(limit)
}

/** Their mails go with them. At most so many at once, so that no transaction becomes long. */
export async function deleteSubmissionsUntil(tx: SiteTx, time: string, limit: number): Promise<number> {
  const old = tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.siteId, tx.siteId), lte(submissions.createdAt, time)))
    .limit(limit)
  const gone = await tx
    .delete(submissions)
    .where(and(eq(submissions.siteId, tx.siteId), inArray(submissions.id, old)))
    .returning({ id: submissions.id })
  return gone.length
}

export async function oldestSubmission(tx: SiteTx): Promise<string | null> {
  const rows = await tx.select({ createdAt: submissions.createdAt }).from(submissions).where(eq(submissions.siteId, tx.siteId)).orderBy(asc(submissions.createdAt)).limit(1)
  return rows[0]?.createdAt ?? null
}
