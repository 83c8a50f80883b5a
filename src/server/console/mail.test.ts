import { afterAll, beforeAll, expect, test } from 'vitest'
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
  return { status: response.status, body: (await response.json()) as { enquiries?: { form: string; createdAt: string }[] } }
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
    mails: expect.arrayContaining([
      { ...mail, purpose: 'notification', to: OWNER, text: expect.stringContaining('Eine Frage') },
      { ...mail, purpose: 'confirmation', to: VISITOR_MAIL, text: expect.stringContaining('Vielen Dank') },
    ]),
  })
  const older = await ask(`site=${t.siteA.id}&before=${body.enquiries?.[0]?.createdAt}`)
  expect(older.body.enquiries?.map(({ form }) => form)).toEqual(['contact'])
})

test('nobody else reads them, and another site has others', async () => {
  expect([(await ask(`site=${t.siteA.id}`, 'visitor')).status, (await ask(`site=${t.siteA.id}`, 'editorA')).status]).toEqual([401, 403])
  expect((await ask(`site=${t.siteB.id}`)).body.enquiries).toEqual([])
  for (const query of ['site=x', `site=${'0'.repeat(26)}`, '', 'site=../x', `site=${t.siteA.id}&before=yesterday`, `site=${t.siteA.id}&before=%2B275760-09-13T00:00:00Z`, `site=${t.siteA.id}&site_id=x`]) {
    const { status } = await ask(query)
    expect(status < 500, `${query} ${status}`).toBe(true)
  }
})
