import { formTexts } from '../../../i18n/forms/texts.ts'
import { CONTACT_TOPICS, type ContactRequest } from '../../../model/forms/contact/contact-form.ts'
import { contactForm } from '../../../model/forms/contact/contact.form.ts'
import type { Values } from '../../../model/forms/define-form.ts'
import type { OutgoingMail } from '../../../model/forms/outgoing-mail.ts'
import { Refusal } from '../../../model/refusal.ts'
import { defineHandler, type MailFacts } from '../define-handler.ts'
import type { FoundForm } from '../find-form.ts'
import { confirmationMail, labelOf, notificationMail, readableDate } from '../mail-text.ts'

/** Recipient and texts that a browser sends along are not among what is read. */
export const contactHandler = defineHandler(contactForm, { assertOffered, mails: contactMails })

/** V-120: where all topics are switched off the form can still be sent. */
function assertOffered({ options }: FoundForm, { themes }: Values): void {
  const offered = CONTACT_TOPICS.filter((topic) => options[topic] !== false)
  const isOff = (theme: unknown) => CONTACT_TOPICS.some((topic) => topic === theme && !offered.includes(topic))
  if (offered.length > 0 && Array.isArray(themes) && themes.some(isOff)) throw new Refusal('invalidInput', { fieldErrors: { themes: 'themesRequired' } })
}

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
