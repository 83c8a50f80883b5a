import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CONTACT, openFormsApp, SPONSOR, VISITOR_MAIL, type FormsApp } from '../../../tests/support/test-forms.ts'

let t: FormsApp
beforeAll(async () => {
  t = await openFormsApp()
})
afterAll(() => t.close())
afterEach(() => t.forget())

const { lang, ...typedContact } = CONTACT
const contactFields = () => ({ _form: t.contactForm.groupId, ...typedContact })
const sponsorFields = () => {
  const { company, contactName, phone, email, website } = SPONSOR
  return { _form: t.sponsorForm.groupId, numberOfPersons: '0', personsNames: '', aspectNumberOfPersons: '0', aspectPersonsNames: '', company, contactName, phone, email, website }
}
const count = async () => (await t.stored()).submissions.length

describe('a form without script', () => {
  test('is stored, and the browser is sent to the page that says so', async () => {
    const response = await t.post('/de/anfrage', { ...contactFields(), themes: ['eyeAnalysis', 'other'], fragenAnmerkungen: 'eins\r\nzwei' })
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      303,
      `/de/anfrage?sent=${t.contactForm.groupId}#s-${t.contactForm.groupId}`,
      'private, no-store',
    ])
    const { submissions, mails } = await t.stored()
    expect(submissions).toMatchObject([
      { form: 'contact', locale: lang, groupId: t.contactForm.groupId, value: { themes: ['eyeAnalysis', 'other'], fragenAnmerkungen: 'eins\nzwei' } },
    ])
    expect(mails.map(({ mail }) => mail.to.address)).toContain(VISITOR_MAIL)
  })

  test('[C-22] sent twice on a day it is one, changed it is another', async () => {
    for (let round = 0; round < 3; round += 1) expect((await t.post('/de/anfrage', contactFields())).status).toBe(303)
    expect(await count()).toBe(1)
    await t.post('/de/anfrage', { ...contactFields(), vorname: 'Other' })
    expect(await count()).toBe(2)
  })

  test('ticks, counts and texts of a booking', async () => {
    const response = await t.post('/de/sponsoren', { ...sponsorFields(), stehlunch: 'on', numberOfPersons: '2', personsNames: 'Anna, Bea', total: '1' })
    expect(response.status).toBe(303)
    expect((await t.stored()).submissions[0]?.value).toMatchObject({ total: 3100, personsNames: 'Anna, Bea' })
  })

  test.each([
    ['a missing field', () => ({ ...contactFields(), vorname: '' }), '/de/anfrage', 400],
    ['no theme', () => ({ _form: t.contactForm.groupId, vorname: 'x' }), '/de/anfrage', 400],
    ['[V-112] the trap', () => ({ ...contactFields(), website: 'x' }), '/de/anfrage', 400],
    ['[V-134] the other trap', () => ({ ...sponsorFields(), website: 'x' }), '/de/sponsoren', 400],
    ['[V-132] no number', () => ({ ...sponsorFields(), numberOfPersons: 'x' }), '/de/sponsoren', 400],
  ])('%s: the page again with the status, kept nowhere, and nothing stored', async (_, fields, path, status) => {
    const response = await t.post(path, fields())
    expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([status, 'private, no-store', 'noindex'])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('<main')
    expect(await count()).toBe(0)
  })

  test('what was typed stands in its fields, each mistake beside its own, and markup stays text', async () => {
    const html = await (
      await t.post('/de/anfrage', { ...contactFields(), vorname: '', nachname: '"><script>alert(1)</script>', themes: ['other'], fragenAnmerkungen: '</textarea><img src=x>' })
    ).text()
    expect(html).toContain('data-error="">Bitte geben Sie Ihren Vornamen ein.</p>')
    expect(html).not.toContain('data-error="">Bitte geben Sie Ihren Nachnamen ein.</p>')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).toContain('&lt;/textarea&gt;&lt;img src=x&gt;')
    expect(html).toMatch(/<input[^>]*value="other"[^>]*checked=""|<input[^>]*checked=""[^>]*value="other"/)
    expect(html).not.toContain('<script>alert')
    expect(await (await t.ask('/de/anfrage')).text()).not.toMatch(/alert\(1\)|img src=x/)
  })

  test('[V-129, V-131] booked out and closed: the page again with 409', async () => {
    await t.setOptions(t.sponsorForm, { bookedStehlunch: true })
    const gone = await t.post('/de/sponsoren', { ...sponsorFields(), stehlunch: 'on' })
    expect(gone.status).toBe(409)
    expect(await gone.text()).toContain('data-error="">Das ist inzwischen ausgebucht.</p>')
    await t.setOptions(t.sponsorForm, { bookingClosed: true })
    expect((await t.post('/de/sponsoren', sponsorFields())).status).toBe(409)
    await t.setOptions(t.sponsorForm, {})
    expect(await count()).toBe(0)
  })

  test('too often: the page again with 429 and the time to wait', async () => {
    const tight = await openFormsApp({ limits: { write: 100, read: 100, search: 100, formSender: 1 } })
    const fields = { ...typedContact, _form: tight.contactForm.groupId }
    expect((await tight.post('/de/anfrage', fields)).status).toBe(303)
    const refused = await tight.post('/de/anfrage', fields)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await refused.text()).toContain('<main')
    await tight.close()
  })

  test('when it cannot be stored, the page again with 503', async () => {
    const { saveInSite } = t.parts.store
    const { Refusal } = await import('../../model/refusal.ts')
    t.parts.store.saveInSite = () => Promise.reject(new Refusal('unavailable', { retryAfterSeconds: 2 }))
    const response = await t.post('/de/anfrage', contactFields())
    t.parts.store.saveInSite = saveInSite
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.text()).toContain('<main')
  })

  test('sections that are no form, other pages’ forms, edit addresses and other websites are refused', async () => {
    const elsewhere = { ...contactFields(), _form: t.sponsorForm.groupId }
    expect((await t.post('/de/anfrage', elsewhere)).status).toBe(405)
    expect((await t.post('/de/anfrage', { ...contactFields(), _form: '' })).status).toBe(405)
    expect((await t.post('/de', contactFields())).status).toBe(405)
    expect((await t.post('/de/nirgends', contactFields())).status).toBe(405)
    expect((await t.post('/de/edit/anfrage', contactFields())).status).toBe(405)
    expect((await t.post('/de/anfrage', contactFields(), { origin: 'https://evil.example' })).status).toBe(403)
    expect((await t.post('/de/anfrage', { ...contactFields(), fragenAnmerkungen: 'x'.repeat(300_000) })).status).toBe(413)
    expect((await t.post('/de/anfrage', { password: 'x' })).status).toBe(405)
    expect(await count()).toBe(0)
  })

  test('a remark of 10,000 letters that take nine bytes each still fits', async () => {
    expect((await t.post('/de/anfrage', { ...contactFields(), fragenAnmerkungen: '漢'.repeat(10_000) })).status).toBe(303)
  })
})

describe('the page that says that a form has arrived', () => {
  test('is drawn for one visitor, and leaves what others get as it was', async () => {
    const plain = await (await t.ask('/de/anfrage')).text()
    const renders = t.parts.metrics.renders
    for (let visit = 0; visit < 2; visit += 1) {
      const sent = await t.ask(`/de/anfrage?sent=${t.contactForm.groupId}`)
      expect([sent.status, sent.headers.get('cache-control'), sent.headers.get('x-robots-tag'), sent.headers.get('etag')]).toEqual([200, 'private, no-store', 'noindex', null])
    }
    expect(await (await t.ask(`/de/anfrage?sent=${t.contactForm.groupId}`)).text()).toContain('>Vielen Dank. Ihre Anfrage ist angekommen')
    expect(plain).not.toContain('>Vielen Dank. Ihre Anfrage ist angekommen')
    expect(t.parts.metrics.renders).toBe(renders + 3)
    expect(await (await t.ask('/de/anfrage')).text()).toBe(plain)
    expect(t.parts.metrics.renders).toBe(renders + 3)
  })

  test('a first visit with it does not fill the cache', async () => {
    t.parts.pages.clear()
    await t.ask(`/de/anfrage?sent=${t.contactForm.groupId}`)
    expect(t.parts.pages.stats().entries).toBe(0)
  })

  test('what names no form of this page gets the usual page', async () => {
    const plain = await (await t.ask('/de/anfrage')).text()
    for (const sent of ['', 'x', '<script>', t.sponsorForm.groupId, '0'.repeat(26)]) {
      const response = await t.ask(`/de/anfrage?sent=${encodeURIComponent(sent)}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(await response.text()).toBe(plain)
    }
    expect((await t.ask('/de/nirgends?sent=x')).status).toBe(404)
  })
})
