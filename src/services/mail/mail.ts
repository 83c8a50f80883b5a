import type { Mailbox } from '../../model/forms/outgoing-mail.ts'

export type MailMessage = {
  /** The same at every attempt, so that a mail that arrives twice is recognised as one. */
  id: string
  fromName: string
  to: Mailbox
  replyTo: Mailbox | null
  subject: string
  text: string
}

/**
 * Why a mail did not go out, without a word of what the mail server said: that may name people.
 * `unreachable` is about the server; `refused` is about this mail for now, `rejected` for good.
 */
export type MailFailure = 'unreachable' | 'signInFailed' | 'refused' | 'rejected' | 'unknown'

export class MailError extends Error {
  readonly failure: MailFailure

  constructor(failure: MailFailure) {
    super(failure)
    this.name = 'MailError'
    this.failure = failure
  }
}

/** So many mails are under way at once, each of another site: one that takes minutes holds up its own site only. */
export const MAIL_LINES = 4

export type Mail = {
  /** Done when a mail server has taken it; throws a MailError otherwise. */
  send: (message: MailMessage) => Promise<void>
  /** A mail under way fails. */
  close: () => void
}
