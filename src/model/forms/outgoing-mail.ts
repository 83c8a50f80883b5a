export const MAIL_STATUSES = ['waiting', 'sent', 'kept', 'failed'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

export type Mailbox = { name: string; address: string }

/** A mail as it is kept until it is sent; the sender's address is the installation's. */
export type OutgoingMail = {
  purpose: 'notification' | 'confirmation'
  fromName: string
  to: Mailbox
  replyTo: Mailbox | null
  subject: string
  text: string
}

/** Names and subjects become headers, and a header is one line. */
export function headerText(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 200)
}
