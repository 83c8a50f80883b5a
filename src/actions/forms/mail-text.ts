import { fill } from '../../i18n/fill.ts'
import type { OutgoingMail } from '../../model/forms/outgoing-mail.ts'
import type { MailFacts } from './define-handler.ts'

type Confirmation = { subject: string; body: string; signature: string }

/** Not a word in it comes from the visitor: whoever enters somebody else's address can send them nothing of their own. */
export function confirmationMail({ appName, recipients: { address } }: MailFacts, texts: Confirmation, { to, list = [] }: { to: string; list?: readonly string[] }): OutgoingMail {
  const parts = [texts.body, ...(list.length > 0 ? [list.join('\n')] : []), texts.signature]
  return {
    purpose: 'confirmation',
    fromName: appName,
    to: { name: '', address: to },
    replyTo: address === null ? null : { name: appName, address },
    subject: fill(texts.subject, { appName }),
    text: `${parts.map((part) => fill(part, { appName })).join('\n\n')}\n`,
  }
}

type Notification = { subject: string; body: string; lines: Lines; replyTo: { name: string; address: string } }

/** One for each who is to be told; the enquiry is stored also where that is nobody. */
export function notificationMail({ appName, recipients }: MailFacts, notification: Notification): OutgoingMail[] {
  return recipients.all.map((address) => ({
    purpose: 'notification',
    fromName: appName,
    to: { name: appName, address },
    replyTo: notification.replyTo,
    subject: fill(notification.subject, { appName }),
    text: `${fill(notification.body, { appName })}\n\n${enquiryText(notification.lines)}\n`,
  }))
}

type Lines = readonly [label: string, value: string][]

function enquiryText(lines: Lines): string {
  return lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label.endsWith('?') ? label : `${label}:`}${value.includes('\n') ? '\n' : ' '}${value}`)
    .join('\n')
}

/** 2026-12-24 → 24.12.2026; anything else as it was typed. */
export function readableDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return year === undefined ? text : `${day}.${month}.${year}`
}

/** The label of a known choice; anything else as it was sent. */
export function labelOf(labels: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(labels, key) ? (labels[key] ?? key) : key
}
