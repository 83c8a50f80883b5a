import { formTexts } from '../../../i18n/forms/texts.ts'
import type { Values } from '../../../model/forms/define-form.ts'
import type { OutgoingMail } from '../../../model/forms/outgoing-mail.ts'
import { bookedOption, checkOrder, formatFrancs, SPONSOR_PACKAGES, type SponsorBooking } from '../../../model/forms/sponsor/sponsor-form.ts'
import { sponsorForm } from '../../../model/forms/sponsor/sponsor.form.ts'
import { CURRENCY, type Locale } from '../../../model/locales.ts'
import { Refusal } from '../../../model/refusal.ts'
import { defineHandler, type MailFacts } from '../define-handler.ts'
import type { FoundForm } from '../find-form.ts'
import { confirmationMail, notificationMail } from '../mail-text.ts'

/** Prices and what is still to be had are the server's own knowledge. */
export const sponsorHandler = defineHandler(sponsorForm, { assertOffered, mails: sponsorMails })

function assertOffered({ options }: FoundForm, values: Values): void {
  if (options['bookingClosed'] === true) throw new Refusal('bookingClosed')
  const missing = checkOrder(values)
  if (missing.packages) throw new Refusal('invalidInput', { fieldErrors: missing })
  const gone = SPONSOR_PACKAGES.filter(({ key }) => values[key] === true && options[bookedOption(key)] === true)
  if (gone.length > 0) throw new Refusal('bookedOut', { fieldErrors: Object.fromEntries(gone.map(({ key }) => [key, 'bookedOut'])) })
}

const francs = (amount: number) => `${CURRENCY} ${formatFrancs(amount)}`

function billLines({ items, total }: SponsorBooking, locale: Locale): [string, string][] {
  const { packages, labels, total: totalLabel } = formTexts[locale].sponsor
  const lines = items.map(({ item, count, price }): [string, string] =>
    item === 'numberOfPersons' || item === 'aspectNumberOfPersons' ? [labels[item], `${count} × ${francs(price)} = ${francs(count * price)}`] : [packages[item], francs(price)],
  )
  return [...lines, [totalLabel, francs(total)]]
}

function sponsorMails(booking: SponsorBooking, facts: MailFacts): OutgoingMail[] {
  const { sponsor: texts, mail } = formTexts[facts.ownerLocale]
  const { labels } = texts
  const notification = notificationMail(facts, {
    subject: mail.notification.sponsorSubject,
    body: mail.notification.sponsorBody,
    lines: [
      [labels.company, booking.company],
      [labels.contactName, booking.contactName],
      [labels.phone, booking.phone],
      [labels.email, booking.email],
      ...billLines(booking, facts.ownerLocale),
      [labels.personsNames, booking.personsNames],
      [labels.aspectPersonsNames, booking.aspectPersonsNames],
    ],
    replyTo: { name: booking.contactName, address: booking.email },
  })
  const list = billLines(booking, facts.locale).map(([label, price]) => `${label}: ${price}`)
  return [...notification, confirmationMail(facts, formTexts[facts.locale].mail.sponsor, { to: booking.email, list })]
}
