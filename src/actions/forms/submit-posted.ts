import { createHash } from 'node:crypto'
import type { PostedForm } from '../../model/forms/define-form.ts'
import type { FormKind } from '../../model/forms/forms.ts'
import type { Locale } from '../../model/locales.ts'
import type { Context } from '../context.ts'
import { acceptForm, type FormSender } from './accept-form.ts'

type Posted = { kind: FormKind; posted: PostedForm; locale: Locale; sender: Omit<FormSender, 'key' | 'fillMs'> }

/** A form sent without script. Its page may come from a cache and cannot carry a key: the same content on the same day is one. */
export async function submitPosted(context: Context, { kind, posted, locale, sender }: Posted): Promise<void> {
  const day = context.now().toISOString().slice(0, 10)
  const key = createHash('sha256')
    .update(JSON.stringify([sender.groupId, day, posted.typed]))
    .digest('base64url')
  await acceptForm(context, { kind, values: posted.values, locale, sender: { ...sender, key, fillMs: null } })
}
