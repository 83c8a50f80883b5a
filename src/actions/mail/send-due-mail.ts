import { MAIL_LINES, MailError, type Mail } from '../../services/mail/mail.ts'
import { afterLeftAlone, settleChore, takeChore } from '../../store/chores.ts'
import { markFailed, markSent, nextMailAt, takeDueMail } from '../../store/outbox.ts'
import type { Store } from '../../store/store.ts'
import type { Log } from '../log.ts'
import { latestTime, retryTime } from './retry-time.ts'

export type MailRound = { store: Store; mail: Mail; now: () => Date; log: Log; isStopping: () => boolean }

type Outcome = 'none' | 'sent' | 'failed' | 'away'

/** Sends what is due, several sites at a time, and ends early when the mail server is away: nothing else would get through either. */
export async function sendDueMail(round: MailRound): Promise<void> {
  let isAway = false
  const isStopping = () => isAway || round.isStopping()
  const line = () => sendSiteAfterSite({ ...round, isStopping }, () => (isAway = true))
  await Promise.all(Array.from({ length: MAIL_LINES }, line))
}

async function sendSiteAfterSite(round: MailRound, onAway: () => void): Promise<void> {
  const { store, now, isStopping } = round
  while (!isStopping()) {
    const siteId = await takeChore(store.platform, 'mail', now(), latestTime(now()))
    if (siteId === null) return
    // Before the site can be taken by another line, which would try its next mail.
    if ((await sendMailsOf(round, siteId)) === 'away') onAway()
    await store.inSite(siteId, (tx) => settleChore(tx, 'mail', () => nextMailAt(tx, afterLeftAlone(now()))))
  }
}

async function sendMailsOf(round: MailRound, siteId: string): Promise<Outcome> {
  while (!round.isStopping()) {
    const outcome = await sendOne(round, siteId)
    if (outcome === 'none' || outcome === 'away') return outcome
  }
  return 'none'
}

/** The row is locked while its mail is under way, so two processes never send it at once. What dies in between is sent again. */
async function sendOne({ store, mail, now, log }: MailRound, siteId: string): Promise<Outcome> {
  return store.inSite(siteId, async (tx) => {
    const taken = await takeDueMail(tx, { now: now().toISOString(), latest: latestTime(now()).toISOString() })
    if (!taken) return 'none'
    const { fromName, to, replyTo, subject, text } = taken.mail
    const failure = await mail.send({ id: taken.id, fromName, to, replyTo, subject, text }).then(
      () => null,
      (error: unknown) => (error instanceof MailError ? error.failure : 'unknown'),
    )
    if (failure === null) {
      await markSent(tx, taken.id, now().toISOString())
      return 'sent'
    }
    const attempts = taken.attempts + 1
    // A server that has said no for good says the same tomorrow.
    const nextAttemptAt = failure === 'rejected' ? null : (retryTime(attempts, now())?.toISOString() ?? null)
    await markFailed(tx, taken.id, { failure, nextAttemptAt })
    log.warn({ siteId, mailId: taken.id, failure, attempts, isGivenUp: nextAttemptAt === null }, 'mail not sent')
    return failure === 'unreachable' || failure === 'signInFailed' ? 'away' : 'failed'
  })
}
