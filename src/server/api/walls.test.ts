import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, HOST_B, openTestApp, type TestApp, type Who } from '../../../tests/support/test-app.ts'
import { newId, openTrail } from '../../../tests/support/test-game.ts'
import { insertBranch, insertBusiness } from '../../store/branches.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { calls } from './calls.ts'
import type { Call, IdKind } from './define-call.ts'

let t: TestApp
let own: Record<IdKind, string>
let foreign: Record<IdKind, string>

async function idsOf(site: TestApp['siteA']): Promise<Record<IdKind, string>> {
  const page = await t.pageId(site, 'ueber-uns')
  const groups = await t.parts.store.inSite(site.id, (tx) => tx.execute<{ id: string }>(`select id from site.groups where page_id = '${page}' and parent_id is null`))
  const group = groups.rows[0]?.id ?? ''
  return { page, group, field: fieldId(group, 'title'), branch: await openBranch(site), media: await pictureOf(site), upload: await uploadOn(site), ...(await playOn(site)) }
}

async function openBranch(site: TestApp['siteA']): Promise<string> {
  const id = newId()
  const place = { street: 'Gasse', streetNumber: '1', zip: '8000', city: 'Zürich', phone: '', email: '', openingHours: {}, openingHoursOverride: {} }
  await t.parts.store.inSite(site.id, async (tx) => {
    await insertBusiness(tx, { id, name: site.name })
    await insertBranch(tx, { id, businessId: id, name: site.name, ...place })
  })
  return id
}

async function pictureOf(site: TestApp['siteA']): Promise<string> {
  const id = newId()
  await t.parts.store.inSite(site.id, (tx) =>
    tx.execute(`insert into site.media (site_id, id, media_type, mime_type, object_id, original_filename, extension, file_size, width, height, color)
      values ('${site.id}', '${id}', 'image', 'image/png', '${id}', '${site.name}sonly.png', 'png', 1, 10, 10, '#000000')`),
  )
  return id
}

async function uploadOn(site: TestApp['siteA']): Promise<string> {
  const id = newId()
  const owner = `(select id from auth.users where email = '${site === t.siteA ? 'a@anna.example' : 'b@bruno.example'}')`
  await t.parts.store.inSite(site.id, (tx) =>
    tx.execute(`insert into site.uploads (site_id, id, user_id, filename, mime_type, expires_at) values ('${site.id}', '${id}', ${owner}, '', '', now() + interval '1 day')`),
  )
  return id
}

async function playOn(site: TestApp['siteA']): Promise<{ game: string; player: string }> {
  await openTrail(t.parts, site)
  const [game, player] = [newId(), newId()]
  await t.ask('/api/v1/game/create', { host: site.host, body: { id: game } })
  const added = await t.ask('/api/v1/game/players/add', { host: site.host, body: { gameId: game, id: player, playerName: `Von ${site.name}` } })
  expect(added.status).toBe(200)
  return { game, player }
}

beforeAll(async () => {
  t = await openTestApp()
  own = await idsOf(t.siteA)
  foreign = await idsOf(t.siteB)
})
afterAll(() => t.close())

const missing: Record<IdKind, string> = {
  page: '0'.repeat(26),
  group: '0'.repeat(26),
  field: fieldId('0'.repeat(26), 'title'),
  game: '0'.repeat(26),
  player: '0'.repeat(26),
  branch: '0'.repeat(26),
  media: '0'.repeat(26),
  upload: '0'.repeat(26),
}

async function send(call: Call, input: Record<string, unknown>, who: Who, host = HOST_A) {
  const path = `/api/v1/${call.path}`
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
  const response = call.method === 'GET' ? await t.ask(`${path}?${query}`, { who, host }) : await t.ask(path, { who, host, method: call.method, body: input })
  return { status: response.status, body: (await response.json()) as { error?: { code: string; message: string; requestId: string } } }
}

/** Every row of both sites, so that a write that slipped through cannot hide. */
async function everything(): Promise<string> {
  const ofSite = ['pages', 'groups', 'fields', 'changes', 'page_versions', 'slugs', 'settings', 'navigation', 'media', 'uploads', 'submissions', 'outbox', 'translation_memory', 'site_values', 'jobs'].map((table) => `site.${table}`)
  const tables = [...ofSite, 'site.changelog_seen', 'shared.branches', ...['games', 'players', 'holes', 'operations'].map((table) => `urban_golf.${table}`)]
  const read = (siteId: string) =>
    t.parts.store.inSite(siteId, async (tx) => Promise.all(tables.map(async (table) => (await tx.execute(`select * from ${table} order by 1, 2`)).rows)))
  return JSON.stringify([await read(t.siteA.id), await read(t.siteB.id)])
}

const guarded = calls.filter((call) => call.access !== 'visitor')
const withIds = calls.filter((call) => Object.keys(call.ids).length > 0)
const name = (call: Call) => `${call.method} ${call.path}`

describe('walls of every call', () => {
  test.each(guarded.map((call) => [name(call), call] as const))('[V-035] %s answers 401 to a visitor, whatever is sent, and changes nothing', async (_, call) => {
    const before = await everything()
    for (const input of [call.example, {}, { id: own.page }]) expect((await send(call, input, 'visitor')).status).toBe(401)
    expect(await everything()).toBe(before)
  })

  test.each(guarded.map((call) => [name(call), call] as const))('[E-005] %s refuses the editor of another site', async (_, call) => {
    const before = await everything()
    expect((await send(call, { ...call.example, ...idsFor(call, own) }, 'editorB')).status).toBe(403)
    expect(await everything()).toBe(before)
  })

  const slots = withIds.flatMap((call) => Object.entries(call.ids).map(([slot, kind]) => [name(call), slot, kind, call] as const))
  test.each(slots)('[E-247] %s with another site’s %s answers like a missing one', async (_, slot, kind, call) => {
    const before = await everything()
    for (const who of ['editorA', 'admin'] as const) {
      const theirs = await send(call, { ...call.example, ...idsFor(call, own), [slot]: foreign[kind] }, who)
      const none = await send(call, { ...call.example, ...idsFor(call, own), [slot]: missing[kind] }, who)
      expect(theirs.status).toBe(404)
      expect({ ...theirs.body.error, requestId: '' }).toEqual({ ...none.body.error, requestId: '' })
      expect(JSON.stringify(theirs)).not.toContain('brunosonly')
    }
    expect(await everything()).toBe(before)
  })

  test.each(slots)('%s with a nonsense %s answers 4xx with a sentence', async (_, slot, __, call) => {
    for (const value of ['', "'; drop table site.pages; --", '../../etc/passwd', 'x'.repeat(10_000), '\u0000', null, 7, {}, ['a'], '__proto__']) {
      const { status, body } = await send(call, { ...call.example, ...idsFor(call, own), [slot]: value }, 'editorA')
      expect(status, JSON.stringify(value)).toBeGreaterThanOrEqual(400)
      expect(status, JSON.stringify(value)).toBeLessThan(500)
      expect(body.error?.message.length).toBeGreaterThan(5)
    }
  })

  test('calls for administrators refuse an editor', async () => {
    for (const call of calls.filter(({ access }) => access === 'admin')) expect((await send(call, call.example, 'editorA')).status).toBe(403)
  })

  test('every column of the tables, sent along, is refused as unknown and changes nothing', async () => {
    const before = await everything()
    for (const call of guarded) {
      for (const extra of ['site_id', 'siteId', 'status', 'liveVersion', 'passwordHash', 'role', 'createdBy', 'visible']) {
        const { status } = await send(call, { ...call.example, ...idsFor(call, own), [extra]: 'x' }, 'editorA')
        expect(status, `${call.path} ${extra}`).toBeGreaterThanOrEqual(400)
      }
    }
    expect(await everything()).toBe(before)
  })

  test('a session of one host is nobody on another', async () => {
    const cookie = (await signInCookie(HOST_A)) ?? ''
    const response = await t.ask('/api/v1/page/status/publication?id=x', { host: HOST_B, headers: { cookie } })
    expect(response.status).toBe(401)
  })
})

async function signInCookie(host: string): Promise<string | undefined> {
  const signedIn = await t.parts.auth.signIn({ email: 'admin@vitrine.example', password: 'correct horse battery', host, address: '127.0.0.1', userAgent: '' })
  return signedIn?.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

function idsFor(call: Call, ids: Record<IdKind, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(call.ids).map(([slot, kind]) => [slot, ids[kind]]))
}
