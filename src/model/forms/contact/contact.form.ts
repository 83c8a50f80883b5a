import { defineForm } from '../define-form.ts'
import { checkContact, checkContactDates, CONTACT_FIELDS, readContact } from './contact-form.ts'

const UNREAD = 'accepted for compatibility, and never read: recipient and texts are the site’s own'

export const contactForm = defineForm({
  kind: 'contact',
  call: {
    path: 'contact',
    summary: 'Sends the contact form: stored, then mailed to the site and confirmed to the visitor.',
    fields: {
      anrede: 'frau, herr or divers',
      vorname: 'text',
      nachname: 'text',
      dateOfBirth: 'text',
      strasse: 'text',
      plz: 'text',
      ort: 'text',
      email: 'an e-mail address',
      telefon: 'text',
      existingCustomer: 'ja or nein',
      themes: 'list of topics, at least one',
      bevorzugterTermin: 'text',
      bevorzugteUhrzeit: 'text',
      fragenAnmerkungen: 'text',
      website: 'must be empty',
      lang: 'the language of the confirmation',
      contactEmail: UNREAD,
      editorLang: UNREAD,
      appNameFallback: UNREAD,
      confirmationEmailTranslations: UNREAD,
    },
    example: {
      anrede: 'frau',
      vorname: 'Anna',
      nachname: 'Muster',
      plz: '8640',
      email: 'anna@example.ch',
      telefon: '055 555 55 55',
      existingCustomer: 'nein',
      themes: ['eyeAnalysis'],
      bevorzugterTermin: '2099-12-01',
      bevorzugteUhrzeit: 'morning',
      website: '',
      lang: 'de',
    },
  },
  saysItsLanguage: true,
  check: checkContact,
  checkToday: checkContactDates,
  read: readContact,
  readPosted(form) {
    const typed = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, field === 'themes' ? form.getAll(field) : (form.get(field) ?? '')]))
    return { values: typed, typed }
  },
})
