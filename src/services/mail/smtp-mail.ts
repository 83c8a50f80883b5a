import { createTransport, type NodemailerError } from 'nodemailer'
import { isEmailAddress } from '../../model/forms/email-address.ts'
import { headerText, type Mailbox } from '../../model/forms/outgoing-mail.ts'
import { MAIL_LINES, MailError, type Mail, type MailFailure } from './mail.ts'

type Options = { url: string; from: string }

/**
 * A server that cannot be talked to is given up soon, and the mail is tried again later. One that has the mail and thinks it over, asking
 * the recipient's server or a filter, gets the ten minutes of RFC 5321: given up before, it may deliver all the same, and again after each retry.
 */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10 * 60_000 }

/** Mails that go out together share connections. Trying again is not their business: what waits is in the database. */
const POOL = { pool: true, maxConnections: MAIL_LINES, maxRequeues: 0 } as const

/** Sends through one SMTP server, in the name of one address. */
export function createSmtpMail({ url, from }: Options): Mail {
  const transport = createTransport({ ...connectionOf(new URL(url)), ...TIMEOUTS, ...POOL, disableFileAccess: true, disableUrlAccess: true })
  const domain = from.slice(from.indexOf('@') + 1)
  return {
    async send(message) {
      const sender = { name: headerText(message.fromName), address: from }
      const to = checked(message.to)
      await transport
        .sendMail({
          messageId: `<${message.id}@${domain}>`,
          from: sender,
          to,
          ...(message.replyTo && { replyTo: checked(message.replyTo) }),
          envelope: { from, to: [to.address] },
          subject: headerText(message.subject),
          text: message.text,
          // Out-of-office programs do not answer it.
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((error: NodemailerError) => {
          throw new MailError(failureOf(error))
        })
    },
    close: () => transport.close({ force: true }),
  }
}

function checked({ name, address }: Mailbox): Mailbox {
  if (!isEmailAddress(address)) throw new MailError('refused')
  return { name: headerText(name), address }
}

function connectionOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const auth = username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host)
  // A password must not travel in the clear, whoever sits on the line and hides the server's offer to encrypt.
  return { host, secure, port: port === '' ? (secure ? 465 : 587) : Number(port), requireTLS: !secure && auth !== undefined && !isHere, ...(auth && { auth }) }
}

const UNREACHABLE = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EREQUIRETLS', 'EPROTOCOL', 'ECONNREFUSED', 'ECONNRESET']

/** What a server says about whom a mail is for, and about the mail itself; about its sender it speaks to the operator, who can mend that. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

function failureOf({ code, command, responseCode }: Pick<NodemailerError, 'code' | 'command' | 'responseCode'>): MailFailure {
  if (code === undefined) return 'unknown'
  if (UNREACHABLE.includes(code)) return 'unreachable'
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'signInFailed'
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'unknown'
  return responseCode !== undefined && responseCode >= 500 && ABOUT_THE_MAIL.includes(command ?? '') ? 'rejected' : 'refused'
}
