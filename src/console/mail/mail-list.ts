import { z } from 'zod'
import { FORM_KINDS } from '../../model/forms/forms.ts'
import { MAIL_STATUSES, type MailStatus } from '../../model/forms/outgoing-mail.ts'

const mailSchema = z.object({
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

const enquirySchema = z.object({
  id: z.string(),
  form: z.enum(FORM_KINDS),
  createdAt: z.string(),
  email: z.string(),
  lines: z.array(z.object({ label: z.string(), text: z.string() })),
  mails: z.array(mailSchema),
})

export type ListedMail = z.infer<typeof mailSchema>
export type ListedEnquiry = z.infer<typeof enquirySchema>

export const doneAnswer = z.object({ success: z.literal(true) })

export const mailAnswer = z.object({ success: z.literal(true), enquiries: z.array(enquirySchema) })

/** What a press of the operator brings on its way: whatever was given up. */
export function maySendAgain({ status }: ListedMail): boolean {
  return status === 'failed'
}

/** What the business got comes before what the visitor got. */
export function inOrder(mails: readonly ListedMail[]): ListedMail[] {
  return mails.toSorted((one, other) => Number(other.purpose === 'notification') - Number(one.purpose === 'notification'))
}

const WORST_FIRST: readonly MailStatus[] = ['failed', 'waiting', 'kept', 'sent']

/** What an operator has to know first; null when there was nobody to write to. */
export function worstStatus({ mails }: Pick<ListedEnquiry, 'mails'>): MailStatus | null {
  return WORST_FIRST.find((status) => mails.some((mail) => mail.status === status)) ?? null
}
