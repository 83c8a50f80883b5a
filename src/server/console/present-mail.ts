import { z } from 'zod'
import { describeEnquiry } from '../../actions/console/describe-enquiry.ts'
import type { EnquiryWithMails } from '../../actions/console/list-mail.ts'
import { FORM_KINDS } from '../../model/forms/forms.ts'
import { MAIL_STATUSES } from '../../model/forms/outgoing-mail.ts'
import type { EditorLocale } from '../../model/locales.ts'

const mailAnswerSchema = z.strictObject({
  id: z.string(),
  purpose: z.enum(['notification', 'confirmation']),
  status: z.enum(MAIL_STATUSES),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  attempts: z.number(),
  lastFailure: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  sentAt: z.string().nullable(),
})

export const enquiryAnswerSchema = z.strictObject({
  id: z.string(),
  form: z.enum(FORM_KINDS),
  locale: z.string(),
  createdAt: z.string(),
  email: z.string(),
  lines: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  mails: z.array(mailAnswerSchema),
})

const iso = (time: string) => new Date(time).toISOString()

export function presentEnquiry({ submission, mails }: EnquiryWithMails, operatorsLocale: EditorLocale): z.infer<typeof enquiryAnswerSchema> {
  const { id, form, locale, createdAt, value } = submission
  return {
    id,
    form,
    locale,
    createdAt: iso(createdAt),
    email: value.email,
    lines: describeEnquiry(form, value, operatorsLocale),
    mails: mails.map((row) => ({
      id: row.id,
      purpose: row.mail.purpose,
      status: row.status,
      to: row.mail.to.address,
      subject: row.mail.subject,
      text: row.mail.text,
      attempts: row.attempts,
      lastFailure: row.lastFailure,
      nextAttemptAt: row.status === 'waiting' ? iso(row.nextAttemptAt) : null,
      sentAt: row.sentAt === null ? null : iso(row.sentAt),
    })),
  }
}
