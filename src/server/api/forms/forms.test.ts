import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { CONTACT, openFormsApp, OWNER, sectionOf, SPONSOR, VISITOR_MAIL, type FormsApp } from '../../../../tests/support/test-forms.ts'
import { HOST_B } from '../../../../tests/support/test-app.ts'
import { insertVersion } from '../../../store/page-versions.ts'
import { setLiveVersion } from '../../../store/pages.ts'
import { CONTACT_TOPICS } from '../../../model/forms/contact/contact-form.ts'
import { SPONSOR_PACKAGES } from '../../../model/forms/sponsor/sponsor-form.ts'

const VERSION = 'v'.repeat(26)
const EDITOR_A = 'a@anna.example'

let t: FormsApp
beforeAll(async () => {
  t = await openFormsApp()
})
afterAll(() => t.close())
afterEach(() => t.forget())

type Answer = { success: boolean; error?: { code: string; message: string }; fieldErrors?: Record<string, string> }
const answerOf = async (response: Response) => ({ status: response.status, body: (await response.json()) as Answer })

async function expectRefused(response: Response, fieldErrors: Record<string, string>) {
  const { status, body } = await answerOf(response)
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, error: { code: 'invalidInput', message: expect.stringContaining('Angaben') }, fieldErrors })
  expect(body.fieldErrors).toEqual(fieldErrors)
}

const nothingStored = async () => expect(await t.stored()).toEqual({ submissions: [], mails: [] })

describe('POST contact', () => {
  test('[V-111] without the four optional fields it is stored as sent, and the answer is success', async () => {
    const response = await t.contact()
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    const { submissions } = await t.stored()
    expect(submissions).toHaveLength(1)
    expect(submissions[0]).toMatchObject({
      form: 'contact',
      locale: 'de',
      groupId: t.contactForm.groupId,
      value: { vorname: 'Vera', dateOfBirth: '', strasse: '', ort: '', fragenAnmerkungen: '' },
    })
  })

  const { vorname, ...withoutFirstName } = CONTACT
  test.each([
    ['[V-105] anrede', 'anrede', 'anredeRequired', ['', 'dr', null, 1, ['frau']], 'divers'],
    ['[V-106] vorname', 'vorname', 'vornameRequired', ['', null, 7, {}], 'A'],
    ['[V-106] nachname', 'nachname', 'nachnameRequired', ['', null, 7], 'B'],
    ['[V-106] plz', 'plz', 'plzRequired', ['', null, 8640], '8'],
    ['[V-106] telefon', 'telefon', 'telefonRequired', ['', null, 55], '0'],
    ['[V-107] email', 'email', 'emailFormat', ['', 'abc', null, 7, 'a@b.ch\r\nBcc: x@y.ch'], 'a@b.ch'],
    ['[V-108] existingCustomer', 'existingCustomer', 'existingCustomerRequired', ['', 'yes', null, true], 'ja'],
    ['[V-109] themes', 'themes', 'themesRequired', [[], 'x', [1], null, {}], ['other']],
    ['[V-110] bevorzugterTermin', 'bevorzugterTermin', 'terminRequired', ['', null], 'm'],
    ['[V-110] bevorzugteUhrzeit', 'bevorzugteUhrzeit', 'uhrzeitRequired', ['', null], 'm'],
  ])('%s: wrong values get the message key and nothing is stored; the smallest right one passes', async (_, field, message, wrong, right) => {
    for (const value of wrong) await expectRefused(await t.contact({ [field]: value }), { [field]: message })
    await nothingStored()
    expect((await t.contact({ [field]: right })).status).toBe(200)
  })

  test('[V-112] a filled trap gives "Spam detected", whatever else is wrong; nothing is mailed or stored', async () => {
    for (const website of ['http://spam.example', ' ', 1, ['x'], {}]) await expectRefused(await t.contact({ website, vorname: '' }), { website: 'Spam detected' })
    await nothingStored()
  })

  test('[V-118] every rule at once: an empty POST names every field', async () => {
    await expectRefused(await t.ask('/api/v1/contact', { body: {} }), {
      anrede: 'anredeRequired',
      vorname: 'vornameRequired',
      nachname: 'nachnameRequired',
      plz: 'plzRequired',
      email: 'emailFormat',
      telefon: 'telefonRequired',
      existingCustomer: 'existingCustomerRequired',
      themes: 'themesRequired',
      bevorzugterTermin: 'terminRequired',
      bevorzugteUhrzeit: 'uhrzeitRequired',
    })
    await expectRefused(await t.ask('/api/v1/contact', { body: withoutFirstName }), { vorname: 'vornameRequired' })
    expect(vorname).toBe('Vera')
  })

  const attacks: [string, unknown][] = [
    ['10,000 characters', 'x'.repeat(10_000)],
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud83d'],
    ['SQL', "'); drop table site.submissions; --"],
    ['markup', '<script>alert(1)</script>'],
    ['a template', '{appName} ${7*7} {{7*7}} %s'],
    ['a path', '../../../../etc/passwd'],
    ['a pattern that repeats', `${'a'.repeat(5000)}!`],
    ['a header', 'x\r\nBcc: victim@example.ch'],
    ['a number', 1e308],
    ['a list of lists', [[['x']]]],
    ['an object', { toString: 'x', length: 1 }],
    ['a boolean', true],
  ]
  test.each(attacks)('[V-118] %s in any field: never 500, and never slow', async (_, value) => {
    for (const field of [...Object.keys(CONTACT), 'fragenAnmerkungen', 'strasse', 'contactEmail', 'confirmationEmailTranslations', 'editorLang', 'unknown']) {
      const startedAt = performance.now()
      const { status } = await t.contact({ [field]: value })
      expect([200, 400], `${field} ${status}`).toContain(status)
      expect(performance.now() - startedAt).toBeLessThan(1000)
    }
    for (const field of Object.keys(SPONSOR)) expect([200, 400], field).toContain((await t.sponsor({ [field]: value })).status)
  })

  test('[V-118] bodies that are no form get 4xx', async () => {
    for (const body of ['[]', '"x"', 'null', '{', '7', '[{}]', '{"a":'.repeat(30_000)]) {
      expect((await answerOf(await t.ask('/api/v1/contact', { body }))).status, body.slice(0, 20)).toBe(400)
    }
    expect((await t.ask('/api/v1/contact', { body: JSON.stringify({ ...CONTACT, fragenAnmerkungen: 'x'.repeat(2_000_000) }) })).status).toBe(413)
    expect((await t.ask('/api/v1/contact', { body: 'a=b', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    await nothingStored()
  })

  test('keys that reach prototypes neither pollute nor count as filled in', async () => {
    const body = `{"__proto__":${JSON.stringify(CONTACT)},"constructor":{"prototype":{"vorname":"x"}},"polluted":1}`
    const { status, body: answer } = await answerOf(await t.ask('/api/v1/contact', { body }))
    expect([status, answer.fieldErrors?.['vorname']]).toEqual([400, 'vornameRequired'])
    expect('polluted' in {}).toBe(false)
  })

  test('[V-118] a sentence in the caller’s language goes with the message keys', async () => {
    const { body } = await answerOf(await t.contact({ vorname: '' }, { headers: { 'accept-language': 'en' } }))
    expect(body.error?.message).toBe('We couldn’t accept these details. Please check what you entered.')
  })

  test('a POST from another website is refused', async () => {
    expect((await t.contact({}, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    await nothingStored()
  })

  test('[C-19] faster than a person: refused politely; slower is fine', async () => {
    const fast = await t.contact({}, { headers: { 'x-form-ms': '300' } })
    expect([fast.status, fast.headers.get('retry-after')]).toEqual([429, '2'])
    expect((await answerOf(fast)).body.error).toMatchObject({ code: 'tooFast', message: 'Das ging sehr schnell. Bitte senden Sie es noch einmal.' })
    await nothingStored()
    expect((await t.contact({}, { headers: { 'x-form-ms': '1500' } })).status).toBe(200)
  })

  test('[C-19] whoever does not say how long it took is let in now and then only; leaving it out is no way around', async () => {
    const tight = await openFormsApp({ limits: { write: 1000, formSender: 1000, formBlind: 3, formMailbox: 1000, formSite: 1000 } })
    const statuses: number[] = []
    const senders: Record<string, string>[] = [{}, { 'x-form-ms': 'x' }, { 'x-form-ms': '-1' }, {}, { 'x-form-ms': '5000' }]
    for (const headers of senders) statuses.push((await tight.contact({}, { headers })).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200])
    await tight.close()
  })

  test('a day that has passed, or that no calendar has, is no appointment; nobody is born tomorrow', async () => {
    const wishes: Record<string, number> = { '2020-01-01': 400, '2099-02-30': 400, '2099-13-01': 400, '2099-12-24': 200, 'nächste Woche': 200, x: 200 }
    for (const [bevorzugterTermin, status] of Object.entries(wishes)) {
      const answer = await answerOf(await t.contact({ bevorzugterTermin }))
      expect([bevorzugterTermin, answer.status, answer.body.fieldErrors]).toEqual([bevorzugterTermin, status, status === 400 ? { bevorzugterTermin: 'terminRequired' } : undefined])
    }
    const births: Record<string, number> = { '2099-05-01': 400, '1985-02-30': 400, '1799-01-01': 400, '1985-05-01': 200, '1. Mai 1985': 200, '': 200 }
    for (const [dateOfBirth, status] of Object.entries(births)) {
      const answer = await answerOf(await t.contact({ dateOfBirth }))
      expect([dateOfBirth, answer.status, answer.body.fieldErrors]).toEqual([dateOfBirth, status, status === 400 ? { dateOfBirth: 'birthDate' } : undefined])
    }
  })

  test('[V-120] a topic that is switched off is refused; with all of them off the form can still be sent', async () => {
    const send = async () => answerOf(await t.contact({ themes: ['eyeAnalysis', 'other'] }))
    await t.setOptions(t.contactForm, { eyeAnalysis: false })
    expect(await send()).toMatchObject({ status: 400, body: { fieldErrors: { themes: 'themesRequired' } } })
    await t.setOptions(t.contactForm, Object.fromEntries(CONTACT_TOPICS.map((topic) => [topic, false])))
    expect((await send()).status).toBe(200)
    await t.setOptions(t.contactForm, {})
  })

  test('a booking of nothing is none', async () => {
    const nothing = { numberOfPersons: 0, personsNames: '' }
    expect(await answerOf(await t.sponsor(nothing))).toMatchObject({ status: 400, body: { fieldErrors: { packages: 'nothingBooked' } } })
    expect((await t.sponsor({ ...nothing, numberOfPersons: 1, personsNames: 'Anna' })).status).toBe(200)
  })

  test('whoever publishes does not wait for a line of forms', async () => {
    let isOver = false
    const posters = Array.from({ length: 16 }, async () => {
      // A database that is too busy for all of them turns some away.
      while (!isOver) expect([200, 503]).toContain((await t.contact()).status)
    })
    // A busy machine may take seconds for these; how long does not matter here.
    await vi.waitFor(async () => expect((await t.stored()).submissions.length).toBeGreaterThan(16), { timeout: 20_000 })
    const waits: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const since = performance.now()
      await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`select 1 from site.pages where id = '${t.contactForm.pageId}' for update`))
      waits.push(performance.now() - since)
    }
    isOver = true
    await Promise.all(posters)
    expect(Math.max(...waits)).toBeLessThan(2000)
  })
})

describe('which section', () => {
  test('named by page and section, or the first published one; what is not there, not published or elsewhere is 404', async () => {
    const { pageId, groupId } = t.contactForm
    for (const query of ['', `?page=${pageId}`, `?section=${groupId}`, `?page=${pageId}&section=${groupId}`]) expect((await t.contact({}, { query })).status, query).toBe(200)
    const other = t.sponsorForm
    for (const query of [
      `?page=${other.pageId}`,
      `?section=${other.groupId}`,
      `?page=${pageId}&section=${'0'.repeat(26)}`,
      "?page=';drop",
      `?section=${'x'.repeat(5000)}`,
      '?page=%00',
    ]) {
      expect((await t.contact({}, { query })).status, query.slice(0, 40)).toBe(404)
    }
  })

  test('another site’s section is like a missing one, and a site without a form has nowhere to send to', async () => {
    const query = `?page=${t.contactForm.pageId}&section=${t.contactForm.groupId}`
    expect((await t.contact({}, { query, host: HOST_B })).status).toBe(404)
    expect((await t.contact({}, { host: HOST_B })).status).toBe(404)
    expect(await t.stored(t.siteB)).toEqual({ submissions: [], mails: [] })
  })

  test('behind a password it takes the password’s cookie', async () => {
    const { pageId } = t.sponsorForm
    const { setPasswordHash } = await import('../../../store/pages.ts')
    const set = (hash: string | null) => t.parts.store.inSite(t.siteA.id, (tx) => setPasswordHash(tx, pageId, hash))
    await set('hash')
    expect((await t.sponsor({}, { query: `?page=${pageId}` })).status).toBe(404)
    expect((await t.sponsor()).status).toBe(404)
    const cookie = t.parts.pageLocks.issue({ siteId: t.siteA.id, pageId, hash: 'hash' }).split(';')[0] ?? ''
    expect((await t.sponsor({}, { query: `?page=${pageId}`, headers: { cookie } })).status).toBe(200)
    await set(null)
  })
})

describe('POST aspectSponsorForm', () => {
  test.each([
    ['[V-132] numberOfPersons', 'numberOfPersons', 'personsCount', [-1, 'x', '2', null, 1.5, []]],
    ['[V-132] aspectNumberOfPersons', 'aspectNumberOfPersons', 'personsCount', [-1, 'x', null, {}]],
    ['[V-133] company', 'company', 'companyRequired', ['', null]],
    ['[V-133] contactName', 'contactName', 'nameRequired', ['', null]],
    ['[V-133] phone', 'phone', 'phoneFormat', ['', null]],
    ['[V-133] email', 'email', 'emailFormat', ['', 'abc', null]],
    ['[V-134] website', 'website', 'No input allowed in this field', ['x', 1, ' ']],
  ])('%s: wrong values get the message key, and nothing is stored', async (_, field, message, wrong) => {
    for (const value of wrong) await expectRefused(await t.sponsor({ [field]: value }), { [field]: message })
    await nothingStored()
  })

  test('[V-132, V-133] 0 persons and one character pass', async () => {
    expect((await t.sponsor({ company: 'A', contactName: 'B', phone: '0' })).status).toBe(200)
    expect((await t.stored()).submissions).toHaveLength(1)
  })

  test('[V-139] the total is the server’s own sum; totals and prices that are sent along change nothing', async () => {
    const all = Object.fromEntries(SPONSOR_PACKAGES.map(({ key }) => [key, true]))
    await t.sponsor({ ...all, numberOfPersons: 2, personsNames: 'A, B', aspectNumberOfPersons: 3, aspectPersonsNames: 'C, D, E', total: 1, price: 0, items: [], PERSON_PRICE: 0 })
    const { submissions, mails } = await t.stored()
    expect(submissions[0]?.value).toMatchObject({ total: 44_297, items: expect.arrayContaining([{ item: 'hauptsponsor', count: 1, price: 29_000 }]) })
    for (const { mail } of mails) expect(mail.text).toContain('Total: CHF 44’297')
    expect(mails).toHaveLength(2)
  })

  test.each(SPONSOR_PACKAGES.map(({ key }) => key))('[V-129] %s, booked out by the editor, is refused in a crafted POST', async (key) => {
    await t.setOptions(t.sponsorForm, { [`booked${key[0]?.toUpperCase()}${key.slice(1)}`]: true })
    const { status, body } = await answerOf(await t.sponsor({ [key]: true }))
    expect([status, body.error?.code, body.fieldErrors]).toEqual([409, 'bookedOut', { [key]: 'bookedOut' }])
    await nothingStored()
    const other = key === 'hauptsponsor' ? 'stehlunch' : 'hauptsponsor'
    expect((await t.sponsor({ [other]: true })).status).toBe(200)
    await t.setOptions(t.sponsorForm, {})
  })

  test('[V-131] while booking is closed every POST is refused', async () => {
    await t.setOptions(t.sponsorForm, { bookingClosed: true })
    for (const values of [{}, { hauptsponsor: true }, { bookingClosed: false, options: { bookingClosed: false } }]) {
      const { status, body } = await answerOf(await t.sponsor(values))
      expect([status, body.error?.code]).toEqual([409, 'bookingClosed'])
    }
    await nothingStored()
    await t.setOptions(t.sponsorForm, {})
  })

  test('[V-131] a booking waits for a publication under way, and then follows it', async () => {
    let booked: Promise<Response> | undefined
    const { pageId, groupId } = t.sponsorForm
    await t.parts.store.inSite(t.siteA.id, async (tx) => {
      await tx.execute(`select 1 from site.pages where id = '${pageId}' for update`)
      const content = { disallowedLanguages: [], groups: [{ ...sectionOf('aspectSponsorForm', { bookingClosed: true }), id: groupId }] }
      await insertVersion(tx, { id: VERSION, pageId, content, createdBy: null })
      await setLiveVersion(tx, pageId, { liveVersion: VERSION, status: 'published', searchTexts: {} })
      booked = t.sponsor()
      await new Promise((resolve) => setTimeout(resolve, 150))
    })
    expect((await booked)?.status).toBe(409)
    await nothingStored()
    await t.setOptions(t.sponsorForm, {})
  })

  test('the confirmation’s language follows the page it was booked on', async () => {
    await t.sponsor({}, { headers: { referer: 'http://anna.example/en/sponsoren' } })
    await t.sponsor({}, { query: '?lang=en' })
    await t.sponsor({}, { query: '?lang=fr', headers: { referer: 'nonsense' } })
    expect((await t.stored()).submissions.map(({ locale }) => locale).toSorted()).toEqual(['de', 'en', 'en'])
  })
})

describe('repetitions', () => {
  const key = { 'idempotency-key': '7b0a4f1e-2c55-4f0e-9d7a-1f7f3f2c9a10' }

  test('[C-22] the same key, again and at once: one enquiry, one pair of mails, the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => t.contact({}, { headers: key })))
    answers.push(await t.contact({ vorname: 'Other' }, { headers: key }))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200))
    const { submissions, mails } = await t.stored()
    expect([submissions.length, mails.length]).toEqual([1, 2])
  })

  test('[C-22] another key, another form or none is another enquiry; a key that is none is refused', async () => {
    await t.contact({}, { headers: key })
    await t.sponsor({}, { headers: key })
    await t.contact({}, { headers: { 'idempotency-key': 'another-key-1' } })
    await t.contact()
    await t.contact()
    expect((await t.stored()).submissions).toHaveLength(5)
    for (const bad of ['short', 'x'.repeat(101), 'with space 12345'])
      await expectRefused(await t.contact({}, { headers: { 'idempotency-key': bad } }), { 'idempotency-key': 'invalid' })
  })

  test('[C-22] a refused booking leaves its key free for the next try', async () => {
    await t.setOptions(t.sponsorForm, { bookedStehlunch: true })
    expect((await t.sponsor({ stehlunch: true }, { headers: key })).status).toBe(409)
    expect((await t.sponsor({}, { headers: key })).status).toBe(200)
    expect((await t.stored()).submissions).toHaveLength(1)
    await t.setOptions(t.sponsorForm, {})
  })
})

describe('limits', () => {
  const code = async (response: Response) => [response.status, (await answerOf(response)).body.error?.code ?? 'ok']

  test('[C-19] per visitor and site, per mail address and per site, each for itself', async () => {
    const tight = await openFormsApp({ limits: { write: 1000, read: 1000, search: 1000, formSender: 4, formBlind: 10_000, formMailbox: 2, formSite: 3 } })
    expect(await code(await tight.contact({ vorname: '' }))).toEqual([400, 'invalidInput'])
    expect(await code(await tight.contact())).toEqual([200, 'ok'])
    expect(await code(await tight.contact({ email: VISITOR_MAIL.toUpperCase() }))).toEqual([200, 'ok'])
    expect(await code(await tight.contact())).toEqual([429, 'tooManyRequests'])
    const refused = await tight.contact({ email: 'fresh@example.ch' })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await code(refused)).toEqual([429, 'tooManyRequests'])
    expect((await tight.stored()).submissions).toHaveLength(2)
    await tight.close()
    const small = await openFormsApp({ limits: { write: 1000, read: 1000, search: 1000, formSender: 100, formBlind: 10_000, formMailbox: 100, formSite: 1 } })
    expect(await code(await small.contact())).toEqual([200, 'ok'])
    expect(await code(await small.contact({ email: 'fresh@example.ch' }))).toEqual([200, 'ok'])
    await small.close()
  })

  test('[C-19] labels and dots make no other mailbox, and the refusal says when in words', async () => {
    const tight = await openFormsApp({ limits: { write: 1000, read: 1000, search: 1000, formSender: 100, formBlind: 10_000, formMailbox: 2, formSite: 100 } })
    expect(await code(await tight.contact({ email: 'vera.v+1@gmail.com' }))).toEqual([200, 'ok'])
    expect(await code(await tight.contact({ email: 'verav@googlemail.com' }))).toEqual([200, 'ok'])
    const refused = await tight.contact({ email: 'v.e.r.a.v+3@gmail.com' }, { headers: { 'accept-language': 'fr-CH' } })
    expect((await answerOf(refused)).body.error).toMatchObject({ code: 'tooManyRequests', message: 'Trop de tentatives. Veuillez réessayer dans 60 minutes.' })
    await tight.close()
  })

  test('however many fill in a form, everything is stored; only the mails wait, and of a flood they are not sent at all', async () => {
    const sent: string[] = []
    const mail = { send: async ({ id }: { id: string }) => void sent.push(id), close: () => undefined }
    let clock = new Date('2026-11-15T10:00:00Z')
    const small = await openFormsApp({
      now: () => clock,
      mail,
      limits: { write: 10_000, read: 1000, search: 1000, formSender: 10_000, formBlind: 10_000, formMailbox: 10_000, formSite: 2 },
    })
    for (let count = 0; count < 5; count += 1) expect((await small.contact({ email: `v${count}@example.ch` })).status).toBe(200)
    await small.background.round('mail')
    expect([(await small.stored()).submissions.length, sent.length]).toEqual([5, 4])
    clock = new Date('2026-11-15T11:00:01Z')
    await small.background.round('mail')
    expect(sent).toHaveLength(10)
    const [first] = (await small.stored()).submissions
    await small.parts.store.inSite(small.siteA.id, (tx) =>
      tx.execute(
        `insert into site.outbox (site_id, id, submission_id, mail, status, next_attempt_at, created_at) select '${small.siteA.id}', 'flood' || n, '${first?.id}', '{}', 'waiting', '2026-11-16T10:00:00Z', now() from generate_series(1, 14400) n`,
      ),
    )
    expect((await small.contact({ email: 'last@example.ch' })).status).toBe(200)
    const { submissions, mails } = await small.stored()
    const last = submissions.find(({ value }) => value.email === 'last@example.ch')
    expect(mails.filter(({ submissionId }) => submissionId === last?.id).map(({ status, lastFailure }) => `${status} ${lastFailure}`)).toEqual(['failed tooMany', 'failed tooMany'])
    await small.close()
  })

  test('[C-22] a repetition does not use up the mail address', async () => {
    const tight = await openFormsApp({ limits: { write: 1000, read: 1000, search: 1000, formSender: 100, formBlind: 10_000, formMailbox: 1, formSite: 100 } })
    const headers = { 'idempotency-key': 'one-and-the-same-form' }
    for (let round = 0; round < 3; round += 1) expect(await code(await tight.contact({}, { headers }))).toEqual([200, 'ok'])
    expect(await code(await tight.contact())).toEqual([429, 'tooManyRequests'])
    expect((await tight.stored()).submissions).toHaveLength(1)
    await tight.close()
  })

  test('[C-19] what could not be stored does not use up the mail address either', async () => {
    const tight = await openFormsApp({ limits: { write: 1000, read: 1000, search: 1000, formSender: 100, formBlind: 10_000, formMailbox: 1, formSite: 100 } })
    const admin = new Client({ connectionString: tight.adminUrl })
    await admin.connect()
    await admin.query('alter table site.outbox add constraint nothing_fits check (false) not valid')
    for (let round = 0; round < 3; round += 1) expect((await tight.contact()).status).toBe(500)
    await admin.query('alter table site.outbox drop constraint nothing_fits')
    await admin.end()
    expect(await code(await tight.contact())).toEqual([200, 'ok'])
    expect((await tight.stored()).submissions).toHaveLength(1)
    await tight.close()
  })
})

describe('mails that are written', () => {
  test('[V-117] one to the site’s address with every field, one to the visitor in lang, without a mail server kept to be read', async () => {
    await t.contact({ lang: 'en', fragenAnmerkungen: 'Zeile eins\nZeile zwei', dateOfBirth: '1990-05-31', strasse: 'Seeweg 1', ort: 'Rapperswil' })
    const { mails } = await t.stored()
    expect(mails.map(({ status, mail }) => `${status} ${mail.purpose} ${mail.to.address}`).toSorted()).toEqual([`kept confirmation ${VISITOR_MAIL}`, `kept notification ${OWNER}`])
    const [notification, confirmation] = ['notification', 'confirmation'].map((purpose) => mails.find(({ mail }) => mail.purpose === purpose)?.mail)
    for (const text of [
      'Anrede: Frau',
      'Vorname: Vera',
      'Geburtsdatum: 31.05.1990',
      'Strasse und Nummer: Seeweg 1',
      `E-Mail-Adresse: ${VISITOR_MAIL}`,
      'Waren Sie schon bei uns? Nein',
      'Worum geht es? Augenanalyse',
      '24.12.2099',
      'Vormittag',
      'Zeile eins\nZeile zwei',
    ]) {
      expect(notification?.text).toContain(text)
    }
    expect(notification?.replyTo).toEqual({ name: 'Vera Visitor', address: VISITOR_MAIL })
    expect(confirmation?.text).toMatch(/Thank you|Thanks/)
    expect(confirmation?.replyTo?.address).toBe(OWNER)
  })

  test('[V-117] a language the site does not speak, or none, becomes its first one', async () => {
    for (const lang of ['fr', 'xx', 7, undefined]) await t.contact({ lang })
    expect((await t.stored()).submissions.map(({ locale }) => locale)).toEqual(['de', 'de', 'de', 'de'])
  })

  test('[V-119] a site without any address: those who edit it are told, and the visitor is given none of their addresses', async () => {
    await t.setOwner('')
    await t.contact({ contactEmail: 'evil@example.com' })
    const { submissions, mails } = await t.stored()
    const [confirmation, ...others] = mails.toSorted((one, other) => one.mail.purpose.localeCompare(other.mail.purpose))
    expect([submissions.length, confirmation?.mail.to.address, confirmation?.mail.replyTo]).toEqual([1, VISITOR_MAIL, null])
    expect(others.map(({ mail }) => [mail.purpose, mail.to.address])).toEqual([['notification', EDITOR_A]])
    await t.setOwner(OWNER)
  })

  test('nothing of it stands in the log', async () => {
    t.logs.length = 0
    await t.contact({ vorname: 'Geheimname', fragenAnmerkungen: 'Geheimnote' })
    await t.contact({ vorname: 'Geheimname', email: 'geheim' })
    expect(t.logs.length).toBeGreaterThan(0)
    expect(t.logs.join('\n')).not.toMatch(/geheim|visitor@example/i)
  })
})
