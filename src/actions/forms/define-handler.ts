import type { FormDefinition, Values } from '../../model/forms/define-form.ts'
import type { OutgoingMail } from '../../model/forms/outgoing-mail.ts'
import type { EditorLocale, Locale } from '../../model/locales.ts'
import type { FoundForm } from './find-form.ts'
import type { Recipients } from './recipient.ts'

/** What mails about an enquiry may be made of: the site's own data, the product's texts, and the enquiry. */
export type MailFacts = { appName: string; recipients: Recipients; locale: Locale; ownerLocale: EditorLocale }

type Handling<Kept> = {
  mails: (kept: Kept, facts: MailFacts) => OutgoingMail[]
  /** Refuses what the published section does not offer. */
  assertOffered?: (found: FoundForm, values: Values) => void
}

/** What a form that was sent sets in motion. */
export type FormHandler = Handling<Values>

export function defineHandler<Kept extends { email: string }>({ read }: FormDefinition<string, Kept>, { mails, ...rest }: Handling<Kept>): FormHandler {
  return { ...rest, mails: (values, facts) => mails(read(values), facts) }
}
