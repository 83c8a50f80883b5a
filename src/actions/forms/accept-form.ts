import type { Values } from '../../model/forms/define-form.ts'
import { formOf, type FormKind } from '../../model/forms/forms.ts'
import { mailboxKey } from '../../model/forms/mailbox-key.ts'
import type { Locale } from '../../model/locales.ts'
import { todayAt } from '../../model/opening-hours/today.ts'
import { Refusal } from '../../model/refusal.ts'
import { addressKey } from '../../services/limits/address-key.ts'
import { bringForward } from '../../store/chores.ts'
import { insertMails } from '../../store/outbox.ts'
import { readSettings } from '../../store/settings.ts'
import type { SiteTx } from '../../store/store.ts'
import { insertSubmission } from '../../store/submissions.ts'
import type { Context } from '../context.ts'
import { findForm, isStillLive, type FormPlace } from './find-form.ts'
import { handlers } from './handlers.ts'
import { recipientsOf } from './recipient.ts'
import { scheduleMails } from './schedule-mails.ts'

/** How a form came in. */
export type FormSender = FormPlace & {
  address: string
  /** One per filled form; without one every sending counts. */
  key: string | null
  /** How long the visitor had the form; null without script, which cannot tell. */
  fillMs: number | 'unsaid' | null
}

const KEY = /^[\w-]{8,100}$/
/** So often a page is published while one form is being stored. */
const ATTEMPTS = 5
/** People need longer to fill in a form. */
const FASTEST_MS = 1500

export type SentForm = { kind: FormKind; values: Values; locale: Locale; sender: FormSender }

/** Limits, trap and checks first; then enquiry and mails are stored together or not at all, and the mails go out afterwards. */
export async function acceptForm(context: Context, sent: SentForm): Promise<void> {
  const { site, limits, bell } = context
  await limits.take('formSender', `${site.id} ${addressKey(sent.sender.address)}`)
  assertFilledIn(sent, todayAt(context.now()))
  // Our own pages always say it. Who does not is let in now and then, or leaving it out would be the way around the question.
  if (sent.sender.fillMs === 'unsaid') await limits.take('formBlind', `${site.id} ${addressKey(sent.sender.address)}`)
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await storeOnce(context, sent)
    if (outcome === 'new') bell.ring('mail')
    if (outcome !== 'outdated') return
    if (attempt === ATTEMPTS) throw new Refusal('unavailable', { retryAfterSeconds: 2 })
  }
}

async function storeOnce(context: Context, sent: SentForm): Promise<'new' | 'known' | 'outdated'> {
  const { site, store, limits } = context
  const counted: string[] = []
  const count = async (mailbox: string) => {
    await limits.take('formMailbox', mailbox)
    counted.push(mailbox)
  }
  try {
    return await store.saveInSite(site.id, (tx) => storeForm(context, tx, sent, count))
  } catch (error) {
    // Nothing was stored, and nobody gets a mail: the visitor may send it again.
    for (const mailbox of counted) await limits.giveBack('formMailbox', mailbox)
    return orOutdated(error)
  }
}

/** The section was published anew while the form was being stored: everything is undone, and asked again of what is there now. */
class Outdated extends Error {}

function orOutdated(error: unknown): 'outdated' {
  if (error instanceof Outdated) return 'outdated'
  throw error
}

function assertFilledIn({ kind, values, sender: { key, fillMs } }: SentForm, today: string): void {
  const form = formOf(kind)
  const { website, ...errors } = { ...form.checkToday?.(values, today), ...form.check(values) }
  if (website !== undefined) throw new Refusal('invalidInput', { fieldErrors: { website } })
  const fieldErrors = Object.fromEntries(Object.entries(errors).flatMap(([field, message]) => (message === undefined ? [] : [[field, message]])))
  if (Object.keys(fieldErrors).length > 0) throw new Refusal('invalidInput', { fieldErrors })
  if (key !== null && !KEY.test(key)) throw new Refusal('invalidInput', { fieldErrors: { 'idempotency-key': 'invalid' } })
  if (typeof fillMs === 'number' && fillMs < FASTEST_MS) throw new Refusal('tooFast', { retryAfterSeconds: 2 })
}

/** `known`: the same form was stored before, and its answer is the first one's. */
async function storeForm(context: Context, tx: SiteTx, { kind, values, locale, sender }: SentForm, count: (mailbox: string) => Promise<void>): Promise<'new' | 'known'> {
  const { site, newId, mail } = context
  const found = await findForm(context, tx, kind, sender)
  if (!found) throw new Refusal('notFound')
  const kept = formOf(kind).read(values)
  const id = newId()
  const now = context.now()
  const createdAt = now.toISOString()
  if (!(await insertSubmission(tx, { id, key: sender.key ?? id, form: kind, groupId: found.groupId, locale, value: kept, createdAt }))) return 'known'
  handlers[kind].assertOffered?.(found, values)
  // Only what is new counts: a repetition sends nobody a mail.
  await count(mailboxKey(kept.email))
  const mailAt = await scheduleMails(context, tx, now)
  const settings = await readSettings(tx)
  const facts = { appName: settings.contact.companyName || site.name, recipients: await recipientsOf(tx, site, settings), locale, ownerLocale: settings.editor.locale }
  const fate = { status: mail ? ('waiting' as const) : ('kept' as const), nextAttemptAt: (mailAt ?? now).toISOString() }
  const shared = mailAt === null && mail ? { ...fate, status: 'failed' as const, lastFailure: 'tooMany' } : fate
  await insertMails(
    tx,
    handlers[kind].mails(values, facts).map((outgoing) => ({ id: newId(), submissionId: id, mail: outgoing, createdAt, ...shared })),
  )
  await bringForward(tx, 'forget', now)
  if (mail && mailAt !== null) await bringForward(tx, 'mail', mailAt)
  // Last of all, so that whoever publishes waits for a commit and never for a line of forms.
  if (!(await isStillLive(tx, found))) throw new Outdated()
  return 'new'
}
