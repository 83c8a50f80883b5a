import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openMailSink, type MailSink } from '../../../tests/support/mail-sink.ts'
import { MAIL_FROM, openFormsApp, OWNER, VISITOR_MAIL, type FormsApp } from '../../../tests/support/test-forms.ts'
import { openTestAccounts } from '../../../tests/support/test-accounts.ts'
import { LOCALES } from '../../model/locales.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { formTexts } from '../../i18n/forms/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { insertBranch, insertBusiness } from '../../store/branches.ts'
import { recipientsOf } from './recipient.ts'

let t: FormsApp
let sink: MailSink
beforeAll(async () => {
  sink = await openMailSink()
  t = await openFormsApp({ smtpUrl: sink.url })
})
afterAll(async () => {
  await t.close()
  await sink.close()
})
afterEach(async () => {
  sink.mails.length = 0
  await t.forget()
})

const to = (address: string) => sink.mails.filter(({ recipients }) => recipients.includes(address))

const FORGED = {
  contactEmail: 'evil@example.com',
  editorLang: 'xx',
  appNameFallback: 'Buy pills at http://evil.example',
  confirmationEmailTranslations: { subject: 'Buy pills', body: 'http://evil.example', signature: 'Evil' },
  to: 'evil@example.com',
  bcc: 'evil@example.com',
  cc: ['evil@example.com'],
  from: 'evil@example.com',
  replyTo: 'evil@example.com',
  subject: 'Buy pills',
  text: 'http://evil.example',
  recipient: 'evil@example.com',
  mail: { to: 'evil@example.com' },
}

/** What people who want to send something of their own would write into every field they are asked for. */
const SPAM = 'Buy pills http://evil.example'
const LOUD = {
  vorname: SPAM,
  nachname: SPAM,
  strasse: SPAM,
  plz: SPAM,
  ort: SPAM,
  telefon: SPAM,
  fragenAnmerkungen: SPAM,
  themes: [SPAM],
  bevorzugterTermin: SPAM,
  bevorzugteUhrzeit: SPAM,
  dateOfBirth: SPAM,
}

const template = (locale: 'de' | 'en') => {
  const { subject, body, signature } = formTexts[locale].mail.contact
  const appName = t.siteA.name
  return { subject: fill(subject, { appName }), text: `${fill(body, { appName })}\n\n${fill(signature, { appName })}\n` }
}

describe('mails of the contact form', () => {
  test('[V-117] one notification to the site and one confirmation to the visitor in lang, and no other', async () => {
    await t.contact({ lang: 'en' })
    await t.background.round('mail')
    expect(sink.mails).toHaveLength(2)
    expect([to(OWNER).length, to(VISITOR_MAIL).length]).toEqual([1, 1])
    expect(to(VISITOR_MAIL)[0]?.parsed).toMatchObject(template('en'))
    expect(to(OWNER)[0]?.parsed).toMatchObject({ subject: `Neue Anfrage auf der Website von ${t.siteA.name}`, replyTo: [{ name: 'Vera Visitor', address: VISITOR_MAIL }] })
    expect(to(OWNER)[0]?.parsed.text).toContain('Nachname: Visitor')
    expect((await t.stored()).mails.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ])
  })

  test('[V-119] forged recipients and texts reach nobody: recipients are the owner and the visitor, the confirmation is the template', async () => {
    const forms = [FORGED, LOUD, { ...FORGED, ...LOUD }, { confirmationEmailTranslations: 'x', contactEmail: ['evil@example.com'] }, { lang: '__proto__' }, { lang: 'constructor' }]
    for (const form of forms) expect((await t.contact(form)).status).toBe(200)
    await t.background.round('mail')
    expect(sink.mails).toHaveLength(forms.length * 2)
    expect(new Set(sink.mails.flatMap(({ recipients }) => recipients))).toEqual(new Set([OWNER, VISITOR_MAIL]))
    for (const { from, parsed, recipients } of sink.mails) {
      expect(from).toBe(MAIL_FROM)
      expect([...(parsed.to ?? []), ...(parsed.cc ?? []), ...(parsed.bcc ?? [])]).toHaveLength(1)
      expect(recipients).toHaveLength(1)
    }
    for (const { parsed } of to(VISITOR_MAIL)) {
      expect(parsed).toMatchObject(template('de'))
      expect(parsed.to).toEqual([{ name: '', address: VISITOR_MAIL }])
      expect(JSON.stringify(parsed)).not.toMatch(/pills|evil/)
    }
    expect(JSON.stringify(to(OWNER).map(({ parsed }) => parsed))).not.toContain('evil@example.com')
  })

  test('[C-18] whatever is typed, the headers are the same ten', async () => {
    const GOLDEN = ['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to']
    const injections = [
      '\r\nBcc: evil@example.com',
      '\nBcc: evil@example.com',
      '\rBcc: evil@example.com',
      '%0d%0aBcc: evil@example.com',
      '=?utf-8?Q?=0D=0ABcc:_evil@example.com?=',
      '\u0000',
      '", <evil@example.com>, "',
      '<evil@example.com>',
      'evil@example.com,',
      ';evil@example.com',
      '(evil@example.com)',
      '\u2028Bcc: evil@example.com',
      '\\',
      '"'.repeat(50),
      'é'.repeat(190),
      '\u202e',
      ' ',
      '.\r\n.\r\nMAIL FROM:<evil@example.com>',
      '👩‍👩‍👧',
      '\ud83d',
    ]
    const fields = ['vorname', 'nachname', 'email', 'fragenAnmerkungen', 'telefon', 'strasse', 'themes', 'lang', 'contactEmail', 'appNameFallback']
    const payloads = fields.flatMap((field) =>
      injections.map((text): [string, unknown] => [field, field === 'themes' ? [`x${text}`] : field === 'email' ? `${VISITOR_MAIL}${text}` : `x${text}`]),
    )
    expect(payloads).toHaveLength(200)
    let accepted = 0
    for (const [field, value] of payloads) accepted += (await t.contact({ [field]: value })).status === 200 ? 1 : 0
    await t.background.round('mail')
    expect(accepted).toBeGreaterThan(100)
    expect(sink.mails).toHaveLength(accepted * 2)
    for (const { headerNames, recipients } of sink.mails) {
      expect(headerNames.toSorted()).toEqual(GOLDEN)
      expect([[OWNER], [VISITOR_MAIL]]).toContainEqual(recipients)
    }
  }, 60_000)
})

describe('mails of the sponsor form', () => {
  test('[V-139] list and total by the server, for the owner with names, for the sponsor without a word of what was typed', async () => {
    await t.sponsor({ stehlunch: true, numberOfPersons: 2, personsNames: `Anna\n${SPAM}`, company: SPAM, contactName: SPAM, total: 1 }, { query: '?lang=en' })
    await t.background.round('mail')
    const [own] = to(OWNER)
    for (const text of ['Erster Stehlunch: CHF 2’500', 'Personen am Stand: 2 × CHF 300 = CHF 600', 'Total: CHF 3’100', `Firma: ${SPAM}`, `Anna\n${SPAM}`])
      expect(own?.parsed.text).toContain(text)
    const [confirmation] = to(VISITOR_MAIL)
    expect(confirmation?.parsed.text).toContain('CHF 3’100')
    expect(JSON.stringify(confirmation?.parsed)).not.toMatch(/pills|evil|Anna/)
    expect(sink.mails).toHaveLength(2)
  })
})

test('[V-117] confirmations leave no placeholder open in any language', () => {
  for (const locale of LOCALES) {
    const { contact, sponsor, notification } = formTexts[locale].mail
    for (const text of [...Object.values(contact), ...Object.values(sponsor), ...Object.values(notification)]) expect(fill(text, { appName: 'Optik Seeblick' })).not.toMatch(/[{}]/)
  }
})

test('[V-117] the site’s address comes first, then an optician’s first branch that has one, else those who edit the site', async () => {
  const accounts = await openTestAccounts()
  const site = await accounts.addSite('optik.example')
  const branch = (name: string, email: string, extra: { emailOverwrite?: string; active?: boolean } = {}) => ({
    id: accounts.newId(),
    businessId: 'b',
    name,
    email,
    url: null,
    street: '',
    streetNumber: '',
    zip: '',
    city: '',
    phone: '',
    openingHours: { periods: [], special: [] },
    ...extra,
  })
  const ask = (email: string, asked = site) => accounts.store.inSite(site.id, (tx) => recipientsOf(tx, asked, settingsSchema.parse({ contact: { email } })))
  expect(await ask('')).toEqual({ address: null, all: [] })
  await accounts.store.inSite(site.id, async (tx) => {
    await insertBusiness(tx, { id: 'b', name: 'Optik' })
    await insertBranch(tx, branch('A', 'not an address'))
    await insertBranch(tx, branch('B', 'closed@example.ch', { active: false }))
    await insertBranch(tx, branch('C', 'c@example.ch', { emailOverwrite: 'better@example.ch' }))
  })
  const only = (address: string) => ({ address, all: [address] })
  expect([await ask(''), await ask('site@example.ch')]).toEqual([only('better@example.ch'), only('site@example.ch')])
  const general = { ...site, businessType: 'general' as const }
  expect(await ask('', general)).toEqual({ address: null, all: [] })
  for (const email of ['one@example.ch', 'two@example.ch']) await accounts.addUser(email, 'optician', [site])
  expect(await ask('', general)).toEqual({ address: null, all: ['one@example.ch', 'two@example.ch'] })
  await accounts.close()
})
