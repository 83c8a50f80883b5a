import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { MailStatus, OutgoingMail } from '../model/forms/outgoing-mail.ts'
import { outbox } from './schema/enquiries.ts'
import type { SiteTx } from './store.ts'

export type NewMail = { id: string; submissionId: string; mail: OutgoingMail; status: MailStatus; createdAt: string; nextAttemptAt: string; lastFailure?: string }
export type WaitingMail = { id: string; mail: OutgoingMail; attempts: number }
export type MailRow = Omit<typeof outbox.$inferSelect, 'siteId'>

export async function insertMails(tx: SiteTx, rows: readonly NewMail[]): Promise<void> {
  if (rows.length > 0) await tx.insert(outbox).values(rows.map((row) => ({ ...row, siteId: tx.siteId })))
}

const ofSite = (tx: SiteTx, id: string) => and(eq(outbox.siteId, tx.siteId), eq(outbox.id, id))
const waiting = (tx: SiteTx) => and(eq(outbox.siteId, tx.siteId), eq(outbox.status, 'waiting'))

/** Mails that wait for a later time, tried before or not. */
export async function countPostponed(tx: SiteTx, now: string): Promise<number> {
  return tx.$count(outbox, and(waiting(tx), gt(outbox.nextAttemptAt, now)))
}

/**
 * Nobody else gets the same mail while this transaction is open; should its process die, the mail is free again.
 * No mail is put off beyond `latest`: such a time comes from a clock that was wrong, and is over.
 */
export async function takeDueMail(tx: SiteTx, { now, latest }: { now: string; latest: string }): Promise<WaitingMail | null> {
  const rows = await tx
    .select({ id: outbox.id, mail: outbox.mail, attempts: outbox.attempts })
    .from(outbox)
    .where(and(waiting(tx), or(lte(outbox.nextAttemptAt, now), gt(outbox.nextAttemptAt, latest))))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return rows[0] ?? null
}

export async function markSent(tx: SiteTx, id: string, sentAt: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'sent', sentAt, lastFailure: null, attempts: sql`${outbox.attempts} + 1` })
    .where(ofSite(tx, id))
}

/** Without a next attempt it is given up. */
export async function markFailed(tx: SiteTx, id: string, { failure, nextAttemptAt }: { failure: string; nextAttemptAt: string | null }): Promise<void> {
  const next = nextAttemptAt === null ? { status: 'failed' as const } : { nextAttemptAt }
  await tx
    .update(outbox)
    .set({ ...next, lastFailure: failure, attempts: sql`${outbox.attempts} + 1` })
    .where(ofSite(tx, id))
}

/** When to look again; for a mail that another process has under way `later`, should that process die. */
export async function nextMailAt(tx: SiteTx, later: string): Promise<string | null> {
  const earliest = () => tx.select({ at: outbox.nextAttemptAt }).from(outbox).where(waiting(tx)).orderBy(asc(outbox.nextAttemptAt)).limit(1)
  const [any] = await earliest()
  const [free] = await earliest().for('update', { skipLocked: true })
  if (!any) return null
  if (!free) return later
  const isFreeFirst = Date.parse(free.at) <= Date.parse(any.at) || Date.parse(free.at) <= Date.parse(later)
  return isFreeFirst ? free.at : later
}

/** A mail that was given up, or never went out, goes once more from the beginning. False for any other. */
export async function sendAgain(tx: SiteTx, id: string, at: string): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set({ status: 'waiting', attempts: 0, lastFailure: null, nextAttemptAt: at })
    .where(and(ofSite(tx, id), inArray(outbox.status, ['failed', 'kept'])))
    .returning({ id: outbox.id })
  return rows.length > 0
}

export async function mailsOf(tx: SiteTx, submissionIds: readonly string[]): Promise<MailRow[]> {
  if (submissionIds.length === 0) return []
  return tx
    .select({
      id: outbox.id,
      submissionId: outbox.submissionId,
      mail: outbox.mail,
      status: outbox.status,
      attempts: outbox.attempts,
      lastFailure: outbox.lastFailure,
      nextAttemptAt: outbox.nextAttemptAt,
      sentAt: outbox.sentAt,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(and(eq(outbox.siteId, tx.siteId), inArray(outbox.submissionId, [...submissionIds])))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
}
