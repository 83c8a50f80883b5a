import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMailSink, type MailSink } from '../../../tests/support/mail-sink.ts'
import type { Who } from '../../../tests/support/test-app.ts'
import { openFormsApp, OWNER, VISITOR_MAIL, type FormsApp } from '../../../tests/support/test-forms.ts'

let t: FormsApp
let clock = new Date('2026-11-15T10:00:00Z')
beforeAll(async () => {
  t = await openFormsApp({ now: () => clock })
  await t.contact({ fragenAnmerkungen: 'Eine Frage' })
  clock = new Date('2026-11-15T11:00:00Z')
  await t.sponsor({ stehlunch: true })
})
afterAll(() => t.close())

const ask = async (query: string, who: Who = 'admin') => {
  const response = await t.ask(`/api/v1/mail?${query}`, { host: 'console.localhost', who })
  return { status: response.status, body: (await response.json()) as { enquiries?: { id: string; form: string }[] } }
}

test('an admin reads a site’s enquiries and its kept mails, newest first, each field named', async () => {
  const { status, body } = await ask(`site=${t.siteA.id}`)
  expect(status).toBe(200)
  const mail = { id: expect.any(String), status: 'kept', attempts: 0, lastFailure: null, nextAttemptAt: null, sentAt: null, subject: expect.any(String) }
  expect(body.enquiries?.map(({ form }) => form)).toEqual(['sponsor', 'contact'])
  expect(body.enquiries?.[1]).toEqual({
    id: expect.any(String),
    form: 'contact',
    locale: 'de',
    createdAt: '2026-11-15T10:00:00.000Z',
    email: VISITOR_MAIL,
    lines: expect.arrayContaining([
      { label: 'Vorname', text: 'Vera' },
      { label: 'Anrede', text: 'Frau' },
      { label: 'Bevorzugtes Datum', text: '24.12.2099' },
      { label: 'Fragen und Anmerkungen', text: 'Eine Frage' },
    ]),
    mails: expect.arrayContaining([
      { ...mail, purpose: 'notification', to: OWNER, text: expect.stringContaining('Eine Frage') },
      { ...mail, purpose: 'confirmation', to: VISITOR_MAIL, text: expect.stringContaining('Vielen Dank') },
    ]),
  })
  const older = await ask(`site=${t.siteA.id}&before=${body.enquiries?.[0]?.id}`)
  expect(older.body.enquiries?.map(({ form }) => form)).toEqual(['contact'])
})

test('a clock that was set back between two enquiries changes neither their order nor what follows on the next page', async () => {
  const noon = Date.parse('2026-11-15T12:00:00Z')
  const now = new Date(noon)
  const app = await openFormsApp({ now: () => now })
  try {
    // The third comes in the same moment as the second, the fourth when the clock was put right again.
    const minutes = [0, -90, -90, 5]
    for (const [at, offset] of minutes.entries()) {
      now.setTime(noon + offset * 60_000)
      expect((await app.contact({ fragenAnmerkungen: `Nummer ${at}` })).status).toBe(200)
    }
    const list = async (query: string) => {
      const answer = await app.ask(`/api/v1/mail?site=${app.siteA.id}${query}`, { host: 'console.localhost', who: 'admin' })
      const { enquiries } = (await answer.json()) as { enquiries: { id: string; lines: { text: string }[] }[] }
      return enquiries.map(({ id, lines }) => ({ id, words: lines.find(({ text }) => text.startsWith('Nummer'))?.text }))
    }
    const all = await list('')
    expect(all.map(({ words }) => words)).toEqual(['Nummer 3', 'Nummer 2', 'Nummer 1', 'Nummer 0'])
    for (const [at, { id }] of all.entries()) expect(await list(`&before=${id}`)).toEqual(all.slice(at + 1))
  } finally {
    await app.close()
  }
})

test('nobody else reads them, and another site has others', async () => {
  expect([(await ask(`site=${t.siteA.id}`, 'visitor')).status, (await ask(`site=${t.siteA.id}`, 'editorA')).status]).toEqual([401, 403])
  expect((await ask(`site=${t.siteB.id}`)).body.enquiries).toEqual([])
  for (const query of [
    'site=x',
    `site=${'0'.repeat(26)}`,
    '',
    'site=../x',
    `site=${t.siteA.id}&before=yesterday`,
    `site=${t.siteA.id}&before=%2B275760-09-13T00:00:00Z`,
    `site=${t.siteA.id}&site_id=x`,
  ]) {
    const { status } = await ask(query)
    expect(status < 500, `${query} ${status}`).toBe(true)
  }
})

test('[V-119] an enquiry is readable as a whole although nobody could be written to, a booking with its items', async () => {
  const { body } = await ask(`site=${t.siteA.id}`)
  const [booking] = body.enquiries as unknown as { lines: { label: string; text: string }[] }[]
  expect(booking?.lines).toEqual(
    expect.arrayContaining([expect.objectContaining({ text: '1 × CHF 2’500' }), expect.objectContaining({ text: 'Muster AG' }), expect.objectContaining({ text: 'CHF 2’800' })]),
  )
})

describe('sending again', () => {
  let sink: MailSink
  let app: FormsApp
  beforeAll(async () => {
    sink = await openMailSink()
    app = await openFormsApp({ smtpUrl: sink.url, now: () => clock })
  })
  afterAll(async () => {
    await app.close()
    await sink.close()
  })
  const again = async (mail: string, who: Who = 'admin') => (await app.ask('/api/v1/mail/again', { host: 'console.localhost', who, body: { site: app.siteA.id, mail } })).status

  test('a mail that was given up goes out once more; one that was sent does not, and nobody else may', async () => {
    sink.mood = 'refuse'
    await app.contact()
    await app.background.round('mail')
    const given = (await app.stored()).mails
    expect(given.map(({ status }) => status)).toEqual(['failed', 'failed'])
    sink.mood = 'take'
    const [first] = given
    expect([await again(first?.id ?? '', 'visitor'), await again(first?.id ?? '', 'editorA'), await again('0'.repeat(26))]).toEqual([401, 403, 404])
    expect(await again(first?.id ?? '')).toBe(200)
    await app.background.round('mail')
    expect(sink.mails).toHaveLength(1)
    expect((await app.stored()).mails.map(({ status }) => status).toSorted()).toEqual(['failed', 'sent'])
    expect(await again(first?.id ?? '')).toBe(404)
  })
})
