import { createHash } from 'node:crypto'
import type { FormKind } from '../../model/forms/enquiry.ts'
import type { PostedForm } from '../../model/forms/posted-form.ts'
import type { Locale } from '../../model/locales.ts'
import type { Context } from '../context.ts'
import type { FormSender } from './accept-form.ts'
import { bookSponsor } from './book-sponsor.ts'
import { sendContact } from './send-contact.ts'

type Posted = { kind: FormKind; posted: PostedForm; locale: Locale; sender: Omit<FormSender, 'key' | 'fillMs'> }

/** A form sent without script. Its page may come from a cache and cannot carry a key: the same content on the same day is one. */
export async function submitPosted(context: Context, { kind, posted, locale, sender }: Posted): Promise<void> {
  const day = context.now().toISOString().slice(0, 10)
  const key = createHash('sha256').update(JSON.stringify([sender.groupId, day, posted.typed])).digest('base64url')
  const input = { values: posted.values, locale, sender: { ...sender, key, fillMs: null } }
  await (kind === 'contact' ? sendContact(context, input) : bookSponsor(context, input))
}
