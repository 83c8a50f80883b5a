import { formTexts } from '../../../i18n/forms/texts.ts'
import type { ContactRequest } from '../../../model/forms/contact/contact-form.ts'
import { contactForm } from '../../../model/forms/contact/contact.form.ts'
import type { OutgoingMail } from '../../../model/forms/outgoing-mail.ts'
import { defineHandler, type MailFacts } from '../define-handler.ts'
import { confirmationMail, labelOf, notificationMail, readableDate } from '../mail-text.ts'

/** Recipient and texts that a browser sends along are not among what is read. */
export const contactHandler = defineHandler(contactForm, { mails: contactMails })

function contactMails(request: ContactRequest, facts: MailFacts): OutgoingMail[] {
  const { contact: texts, mail } = formTexts[facts.ownerLocale]
  const { labels } = texts
  const notification = notificationMail(facts, {
    subject: mail.notification.contactSubject,
    body: mail.notification.contactBody,
    lines: [
      [labels.anrede, labelOf(texts.salutations, request.anrede)],
      [labels.vorname, request.vorname],
      [labels.nachname, request.nachname],
      [labels.dateOfBirth, readableDate(request.dateOfBirth)],
      [labels.strasse, request.strasse],
      [labels.plz, request.plz],
      [labels.ort, request.ort],
      [labels.email, request.email],
      [labels.telefon, request.telefon],
      [labels.existingCustomer, labelOf(texts.existingCustomer, request.existingCustomer)],
      [labels.themes, request.themes.map((theme) => labelOf(texts.topics, theme)).join(', ')],
      [labels.bevorzugterTermin, readableDate(request.bevorzugterTermin)],
      [labels.bevorzugteUhrzeit, labelOf(texts.dayTimes, request.bevorzugteUhrzeit)],
      [labels.fragenAnmerkungen, request.fragenAnmerkungen],
    ],
    replyTo: { name: `${request.vorname} ${request.nachname}`, address: request.email },
  })
  return [...notification, confirmationMail(facts, formTexts[facts.locale].mail.contact, { to: request.email })]
}
