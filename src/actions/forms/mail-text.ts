import { fill } from '../../i18n/fill.ts'
import type { OutgoingMail } from '../../model/forms/outgoing-mail.ts'
import type { MailFacts } from './define-handler.ts'

type Confirmation = { subject: string; body: string; signature: string }

/** Not a word in it comes from the visitor: whoever enters somebody else's address can send them nothing of their own. */
export function confirmationMail({ appName, recipient }: MailFacts, texts: Confirmation, { to, list = [] }: { to: string; list?: readonly string[] }): OutgoingMail {
  const parts = [texts.body, ...(list.length > 0 ? [list.join('\n')] : []), texts.signature]
  return {
    purpose: 'confirmation',
    fromName: appName,
    to: { name: '', address: to },
    replyTo: recipient === null ? null : { name: appName, address: recipient },
    subject: fill(texts.subject, { appName }),
    text: `${parts.map((part) => fill(part, { appName })).join('\n\n')}\n`,
  }
}

type Notification = { subject: string; body: string; lines: readonly [label: string, value: string][]; replyTo: { name: string; address: string } }

/** None when the site has nobody to tell; the enquiry is stored all the same. */
export function notificationMail({ appName, recipient }: MailFacts, { subject, body, lines, replyTo }: Notification): OutgoingMail[] {
  if (recipient === null) return []
  const list = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label.endsWith('?') ? label : `${label}:`}${value.includes('\n') ? '\n' : ' '}${value}`)
  return [
    {
      purpose: 'notification',
      fromName: appName,
      to: { name: appName, address: recipient },
      replyTo,
      subject: fill(subject, { appName }),
      text: `${fill(body, { appName })}\n\n${list.join('\n')}\n`,
    },
  ]
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
