import type { Enquiry, FormKind } from '../../model/forms/enquiry.ts'
import type { OutgoingMail } from '../../model/forms/outgoing-mail.ts'
import type { EditorLocale, Locale } from '../../model/locales.ts'
import { Refusal } from '../../model/refusal.ts'
import { addressKey } from '../../services/limits/address-key.ts'
import { bringForward } from '../../store/chores.ts'
import { insertMails } from '../../store/outbox.ts'
import { readSettings } from '../../store/settings.ts'
import type { SiteTx } from '../../store/store.ts'
import { insertSubmission } from '../../store/submissions.ts'
import type { Context } from '../context.ts'
import { findForm, type FormPlace, type FoundForm } from './find-form.ts'
import { recipientOf } from './recipient.ts'

/** How a form came in. */
export type FormSender = FormPlace & {
  address: string
  /** One per filled form; without one every sending counts. */
  key: string | null
  /** How long the visitor had the form, as far as the browser said so. */
  fillMs: number | null
}

export type Values = Readonly<Record<string, unknown>>

/** What mails about an enquiry may be made of: the site's own data, the product's texts, and the enquiry. */
export type MailFacts = { appName: string; recipient: string | null; locale: Locale; ownerLocale: EditorLocale }

export type Form<Kept extends Enquiry> = {
  kind: FormKind
  /** Message keys by field; empty when all is well. */
  check: (values: Values) => Partial<Record<string, string>>
  read: (values: Values) => Kept
  /** Refuses what the published section does not offer. */
  assertOffered?: (found: FoundForm, values: Values) => void
  mails: (kept: Kept, facts: MailFacts) => OutgoingMail[]
}

const KEY = /^[\w-]{8,100}$/
/** People need longer to fill in a form. */
const FASTEST_MS = 1500

type Sent = { values: Values; locale: Locale; sender: FormSender }

/** Limits, trap and checks first; then enquiry and mails are stored together or not at all, and the mails go out afterwards. */
export async function acceptForm<Kept extends Enquiry>(context: Context, form: Form<Kept>, { values, locale, sender }: Sent): Promise<void> {
  const { site, store, limits, bell } = context
  await limits.take('formSender', `${site.id} ${addressKey(sender.address)}`)
  assertFilledIn(form, values, sender)
  const isNew = await store.inSite(site.id, (tx) => storeForm(context, tx, { form, kept: form.read(values), values, locale, sender }))
  if (isNew) bell.ring('mail')
}

function assertFilledIn<Kept extends Enquiry>({ check }: Form<Kept>, values: Values, { key, fillMs }: FormSender): void {
  const { website, ...errors } = check(values)
  if (website !== undefined) throw new Refusal('invalidInput', { fieldErrors: { website } })
  const fieldErrors = Object.fromEntries(Object.entries(errors).flatMap(([field, message]) => (message === undefined ? [] : [[field, message]])))
  if (Object.keys(fieldErrors).length > 0) throw new Refusal('invalidInput', { fieldErrors })
  if (key !== null && !KEY.test(key)) throw new Refusal('invalidInput', { fieldErrors: { 'idempotency-key': 'invalid' } })
  if (fillMs !== null && fillMs < FASTEST_MS) throw new Refusal('tooFast', { retryAfterSeconds: 2 })
}

type Storing<Kept extends Enquiry> = Sent & { form: Form<Kept>; kept: Kept }

/** False: the same form was stored before, and its answer is the first one's. */
async function storeForm<Kept extends Enquiry>(context: Context, tx: SiteTx, { form, kept, values, locale, sender }: Storing<Kept>): Promise<boolean> {
  const { site, newId, mail, limits } = context
  const found = await findForm(context, tx, form.kind, sender)
  if (!found) throw new Refusal('notFound')
  const id = newId()
  const now = context.now()
  const createdAt = now.toISOString()
  if (!(await insertSubmission(tx, { id, key: sender.key ?? id, form: form.kind, groupId: found.groupId, locale, value: kept, createdAt }))) return false
  form.assertOffered?.(found, values)
  // Only what is new counts: a repetition sends nobody a mail.
  await limits.take('formMailbox', kept.email.toLowerCase())
  await limits.take('formSite', site.id)
  const settings = await readSettings(tx)
  const facts = { appName: settings.contact.companyName || site.name, recipient: await recipientOf(tx, site, settings), locale, ownerLocale: settings.editor.locale }
  const status = mail ? 'waiting' : 'kept'
  await insertMails(
    tx,
    form.mails(kept, facts).map((outgoing) => ({ id: newId(), submissionId: id, mail: outgoing, status, createdAt })),
  )
  await bringForward(tx, 'forget', now)
  if (mail) await bringForward(tx, 'mail', now)
  return true
}
