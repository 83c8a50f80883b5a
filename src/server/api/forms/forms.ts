import { z } from 'zod'
import type { FormSender } from '../../../actions/forms/accept-form.ts'
import { bookSponsor } from '../../../actions/forms/book-sponsor.ts'
import { sendContact } from '../../../actions/forms/send-contact.ts'
import { isLocale, type Locale } from '../../../model/locales.ts'
import { parsePath } from '../../../model/page/path.ts'
import type { Site } from '../../../model/site/site.ts'
import type { RequestFacts } from '../../request.ts'
import { defineCall } from '../define-call.ts'

/** Anything may be sent: the form's own check answers with a message for each field, which a schema could not. */
const described = (description: string) => z.unknown().optional().describe(description)
const line = described('text')
const ticked = described('true or false')
const unread = described('accepted for compatibility, and never read: recipient and texts are the site’s own')

const contactInput = z.looseObject({
  anrede: described('frau, herr or divers'),
  vorname: line,
  nachname: line,
  dateOfBirth: line,
  strasse: line,
  plz: line,
  ort: line,
  email: described('an e-mail address'),
  telefon: line,
  existingCustomer: described('ja or nein'),
  themes: described('list of topics, at least one'),
  bevorzugterTermin: line,
  bevorzugteUhrzeit: line,
  fragenAnmerkungen: line,
  website: described('must be empty'),
  lang: described('the language of the confirmation'),
  contactEmail: unread,
  editorLang: unread,
  appNameFallback: unread,
  confirmationEmailTranslations: unread,
})

const sponsorInput = z.looseObject({
  hauptsponsor: ticked,
  standprasenz6m: ticked,
  standprasenz9m: ticked,
  stehlunch: ticked,
  nachmittagpause: ticked,
  numberOfPersons: described('whole number from 0'),
  personsNames: line,
  aspectNumberOfPersons: described('whole number from 0'),
  aspectPersonsNames: line,
  vormittagspause: ticked,
  stehlunch2: ticked,
  company: line,
  contactName: line,
  phone: line,
  email: described('an e-mail address'),
  website: described('must be empty'),
})

const WHERE = 'The section is named in the address by page and section; without them it is the first published one. A repeated idempotency-key stores nothing.'

export const formCalls = [
  defineCall({
    method: 'POST',
    path: 'contact',
    summary: `Sends the contact form: stored, then mailed to the site and confirmed to the visitor. ${WHERE}`,
    access: 'visitor',
    input: contactInput,
    answer: z.object({}),
    example: {
      anrede: 'frau',
      vorname: 'Anna',
      nachname: 'Muster',
      plz: '8640',
      email: 'anna@example.ch',
      telefon: '055 555 55 55',
      existingCustomer: 'nein',
      themes: ['eyeAnalysis'],
      bevorzugterTermin: '2026-12-01',
      bevorzugteUhrzeit: 'morning',
      website: '',
      lang: 'de',
    },
    async run(context, values, request) {
      await sendContact(context, { values, locale: localeOf(context.site, [values['lang']]), sender: senderOf(request) })
      return {}
    },
  }),
  defineCall({
    method: 'POST',
    path: 'aspectSponsorForm',
    summary: `Books sponsor packages: prices and what is still free are the server’s. ${WHERE}`,
    access: 'visitor',
    input: sponsorInput,
    answer: z.object({}),
    example: {
      hauptsponsor: false,
      standprasenz6m: true,
      standprasenz9m: false,
      stehlunch: false,
      nachmittagpause: false,
      numberOfPersons: 1,
      personsNames: 'Anna Muster',
      aspectNumberOfPersons: 0,
      aspectPersonsNames: '',
      vormittagspause: false,
      stehlunch2: false,
      company: 'Muster AG',
      contactName: 'Anna Muster',
      phone: '055 555 55 55',
      email: 'anna@example.ch',
      website: '',
    },
    async run(context, values, request) {
      // The booking itself names no language: the page it was made on does.
      const page = parsePath(URL.parse(request.headers.get('referer') ?? '')?.pathname ?? '')
      await bookSponsor(context, { values, locale: localeOf(context.site, [request.query.get('lang'), page?.locale]), sender: senderOf(request) })
      return {}
    },
  }),
]

/** The first wish that the site can fulfil. */
function localeOf({ locales }: Site, wishes: readonly unknown[]): Locale {
  const isSpoken = (wish: unknown): wish is Locale => typeof wish === 'string' && isLocale(wish) && locales.includes(wish)
  return wishes.find(isSpoken) ?? locales[0] ?? 'de'
}

function senderOf({ address, cookie, query, headers }: RequestFacts): FormSender {
  const ms = headers.get('x-form-ms')
  return {
    address,
    cookie,
    pageId: query.get('page'),
    groupId: query.get('section'),
    key: headers.get('idempotency-key'),
    fillMs: ms !== null && /^\d{1,12}$/.test(ms) ? Number(ms) : null,
  }
}
