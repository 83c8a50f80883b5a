import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Actor } from '../../model/access.ts'
import type { FieldContent } from '../../model/content/field.ts'
import { saveOptions } from './save-options.ts'

let t: TestApp
let pageId: string
let groupId: string

beforeAll(async () => {
  t = await openTestApp()
  pageId = await t.pageId(t.siteA, 'ueber-uns')
  const groups = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ id: string }>(`select id from site.groups where page_id = '${pageId}'`))
  groupId = groups.rows[0]?.id ?? ''
})
afterAll(() => t.close())

type Answer = { success: boolean; revision: number; content: FieldContent; mine?: FieldContent; theirs?: FieldContent; error?: { code: string } }
let commands = 0

async function save(slot: string, text: string | null, revision: number, options: { locale?: string; commandId?: string } = {}) {
  const commandId = options.commandId ?? `command-${(commands += 1)}-${pageId}`
  const response = await t.ask('/api/v1/data', {
    who: 'editorA',
    body: { itemType: 'field', linkId: `${groupId}:${slot}`, data: { content: { type: 'localizedSingleValue', data: { [options.locale ?? 'de']: text } } }, revision, commandId },
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

const current = async (slot = 'title') => {
  const rows = await t.parts.store.inSite(t.siteA.id, (tx) =>
    tx.execute<{ revision: number; content: { data: Record<string, string | null> } }>(`select revision, content from site.fields where id = '${groupId}:${slot}'`),
  )
  return { revision: rows.rows[0]?.revision ?? 0, data: rows.rows[0]?.content.data ?? {} }
}

const live = async (path = '/de/ueber-uns') => (await t.ask(path)).text()
const counts = async () => (await t.ask(`/api/v1/page/status/publication?id=${pageId}`, { who: 'editorA' })).json()
const publish = () => t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: pageId } })
const revert = () => t.ask('/api/v1/page/revert', { who: 'editorA', body: { id: pageId } })

describe('saving', () => {
  test('[E-213] a save stores the text of one language and answers its new revision', async () => {
    const { revision } = await current()
    const { status, body } = await save('title', 'Wir über uns', revision)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, revision: revision + 1, content: { type: 'localizedSingleValue', data: { de: 'Wir über uns', en: 'about en' } } })
  })

  test('a field that was never saved starts at revision 0', async () => {
    expect((await save('kicker', 'Seit 1921', 0)).body.revision).toBe(1)
  })

  test('[E-096] empty and whitespace-only text is stored as null', async () => {
    for (const text of ['', '   ', '\n', '\t \n']) {
      const { revision } = await current('kicker')
      await save('kicker', text, revision)
      expect((await current('kicker')).data['de'] ?? null).toBeNull()
    }
  })

  test('[E-110] a save that did not see the latest revision is refused with both values', async () => {
    const { revision } = await current()
    expect((await save('title', 'Erste', revision)).status).toBe(200)
    const { status, body } = await save('title', 'Zweite', revision)
    expect(status).toBe(409)
    expect(body).toMatchObject({ success: false, error: { code: 'revisionClash' }, revision: revision + 1, mine: { data: { de: 'Zweite' } }, theirs: { data: { de: 'Erste' } } })
    expect((await current()).data['de']).toBe('Erste')
  })

  test('two editors at the same moment: one wins, the other is asked', async () => {
    const { revision } = await current()
    const results = await Promise.all(Array.from({ length: 10 }, (_, index) => save('title', `Gleichzeitig ${index}`, revision)))
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)])
  })

  test('the same command sent twice acts once', async () => {
    const { revision } = await current()
    const first = await save('title', 'Einmal', revision, { commandId: 'once-and-only-once' })
    const second = await save('title', 'Einmal', revision, { commandId: 'once-and-only-once' })
    expect([first.body.revision, second.body.revision]).toEqual([revision + 1, revision + 1])
  })

  test('unknown slots, wrong content types and long texts are refused with a sentence', async () => {
    expect((await save('constructor', 'x', 0)).status).toBe(404)
    expect((await save('quote', 'x', 0)).status).toBe(404)
    expect((await save('title', 'x'.repeat(10_001), 1)).status).toBe(400)
    expect((await save('title', 'x', 1, { locale: 'xx' })).status).toBe(400)
    const response = await t.ask('/api/v1/data', {
      who: 'editorA',
      body: { itemType: 'field', linkId: `${groupId}:title`, data: { content: { type: 'media', data: null } }, revision: 1, commandId: 'wrong-content-type' },
    })
    expect(response.status).toBe(400)
  })

  test('10,000 characters and markup are stored and shown as the text they are', async () => {
    const { revision } = await current()
    const text = `<script>alert(1)</script>${'ä'.repeat(9900)}`
    expect((await save('title', text, revision)).status).toBe(200)
    await publish()
    expect(await live()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(await live()).not.toContain('<script>alert(1)')
  })

  test('options are checked by the section’s definition', async () => {
    const send = (options: object, revision: number) =>
      t.ask('/api/v1/data', { who: 'editorA', body: { itemType: 'group', linkId: groupId, data: { options }, revision, commandId: `options-${(commands += 1)}-${revision}` } })
    expect((await send({ alignment: 'center' }, 1)).status).toBe(200)
    expect((await send({ alignment: 'diagonal' }, 2)).status).toBe(400)
    expect((await send({ nothing: true }, 2)).status).toBe(400)
    expect((await send({ __proto__x: true }, 2)).status).toBe(400)
    expect((await send({ alignment: 'left' }, 1)).status).toBe(409)
  })
})

describe('saving a booking link', () => {
  const send = async (bookingLink: object | null) => {
    const [row] = (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ revision: number }>(`select revision from site.groups where id = '${bookingId}'`))).rows
    return t.ask('/api/v1/data', {
      who: 'editorA',
      body: { itemType: 'group', linkId: bookingId, data: { options: { bookingLink } }, revision: row?.revision ?? 0, commandId: `booking-${(commands += 1)}-${pageId}` },
    })
  }
  let bookingId: string
  beforeAll(async () => {
    bookingId = t.parts.newId()
    await t.parts.store.inSite(t.siteA.id, (tx) =>
      tx.execute(
        `insert into site.groups (site_id, id, page_id, type, version, position, status, options) values ('${t.siteA.id}', '${bookingId}', '${pageId}', 'bookingContainer', 1, 9, 'draft', '{}')`,
      ),
    )
  })

  test('[E-092] an address of the site itself or of a private network is refused; other pages are taken', async () => {
    expect((await send({ type: 'iframe', url: 'https://termin.example.ch/anna' })).status).toBe(200)
    for (const url of ['https://anna.example/termin', 'https://www.anna.example', 'https://ANNA.example.', 'http://termin.example.ch', 'https://10.0.0.1']) {
      const refused = await send({ type: 'iframe', url })
      expect([url, refused.status, ((await refused.json()) as Answer).error?.code]).toEqual([url, 400, 'invalidInput'])
    }
    expect((await send(null)).status).toBe(200)
  })

  test('[V-146] health-optics booking is refused on a site that is no optician’s, and taken on one that is', async () => {
    const link = { type: 'healthOptics', url: 'https://termin.example.ch' }
    expect((await send(link)).status).toBe(400)
    const editor: Actor = { kind: 'user', userId: t.parts.newId(), name: 'Anna', role: 'admin', siteIds: [] }
    const revision = Number(
      (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ revision: number }>(`select revision from site.groups where id = '${bookingId}'`))).rows[0]?.revision,
    )
    const saved = await saveOptions(
      { ...t.parts, site: { ...t.siteA, businessType: 'optician' }, actor: editor },
      { linkId: bookingId, options: { bookingLink: link }, revision, commandId: `booking-as-optician-${pageId}` },
    )
    expect(saved.options['bookingLink']).toEqual({ ...link, url: 'https://termin.example.ch/' })
  })
})

describe('publishing', () => {
  test('[E-157] visitors see a change only after publishing', async () => {
    const { revision } = await current()
    await save('title', 'Noch nicht', revision)
    expect(await live()).not.toContain('Noch nicht')
    expect((await publish()).status).toBe(200)
    expect(await live()).toContain('Noch nicht')
  })

  test('[E-151] one changed text counts as one field', async () => {
    expect(await counts()).toMatchObject({ success: true, fields: 0, groups: 0, pages: 0 })
    const { revision } = await current()
    await save('title', 'Geändert', revision)
    expect(await counts()).toMatchObject({ success: true, fields: 1, groups: 0, pages: 0 })
  })

  test('[E-229] the counts fall back to zero when the old text is typed again', async () => {
    const { revision } = await current()
    await save('title', 'Noch nicht', revision)
    expect(await counts()).toMatchObject({ fields: 0, groups: 0, pages: 0 })
  })

  test('[E-159] revert discards what was not published, in all languages', async () => {
    const before = await current()
    await save('title', 'Weg damit', before.revision)
    await save('title', 'Away', before.revision + 1, { locale: 'en' })
    const answer = (await (await revert()).json()) as { revisions: Record<string, number> }
    const after = await current()
    expect(after.data).toEqual(before.data)
    expect(answer.revisions[`${groupId}:title`]).toBe(after.revision)
    expect(await counts()).toMatchObject({ fields: 0 })
  })

  test('a save that saw the text before a revert clashes instead of slipping in', async () => {
    const { revision } = await current()
    await save('title', 'Verworfen', revision)
    await revert()
    expect((await save('title', 'Auf altem Stand', revision + 1)).status).toBe(409)
  })

  test('[E-230] publish and revert answer success, also when there is nothing to do', async () => {
    expect(await (await publish()).json()).toMatchObject({ success: true })
    expect(await (await revert()).json()).toMatchObject({ success: true })
  })

  test('[E-161] a publication that fails half way leaves the old page, whole', async () => {
    const { revision } = await current()
    await save('title', 'Halb', revision)
    const versions = () => t.parts.store.inSite(t.siteA.id, async (tx) => (await tx.execute(`select id from site.page_versions where page_id = '${pageId}'`)).rows.length)
    const before = await versions()
    const original = t.parts.newId
    // The id of the last version again: the insert fails after the statuses were settled.
    const last = await t.parts.store.inSite(
      t.siteA.id,
      async (tx) => (await tx.execute<{ live_version: string }>(`select live_version from site.pages where id = '${pageId}'`)).rows[0]?.live_version,
    )
    t.parts.newId = () => last ?? ''
    expect((await publish()).status).toBe(500)
    t.parts.newId = original
    expect(await versions()).toBe(before)
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    expect(await live()).not.toContain('Halb')
    await revert()
  })
})
