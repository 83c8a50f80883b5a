import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOST_A, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts'
import { newId, openPort, openStream, type TestPort, type TestStream } from '../../../tests/support/test-game.ts'
import { ask } from '../../../tests/support/http.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { addMember } from '../../store/members.ts'
import { userIdByEmail } from '../../store/users.ts'

let t: TestApp
let second: Awaited<ReturnType<TestApp['openSecond']>>
let pageId: string
let groupId: string
const streams: TestStream[] = []
let [here, there]: TestPort[] = []

beforeAll(async () => {
  t = await openTestApp()
  second = await t.openSecond()
  here = await openPort(t.app, t.parts)
  there = await openPort(second.app, second.parts)
  pageId = await t.pageId(t.siteA, 'ueber-uns')
  const rows = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ id: string }>(`select id from site.groups where page_id = '${pageId}'`))
  groupId = rows.rows[0]?.id ?? ''
  const { userId } = await t.parts.auth.createUser({ email: 'bea@anna.example', name: 'Bea', password: PASSWORD, role: 'optician' })
  await addMember(t.parts.store.platform, userId, t.siteA.id)
})
afterAll(async () => {
  for (const stream of streams) stream.cut()
  await here?.close()
  await there?.close()
  await second.close()
  await t.close()
})

async function cookieOf(email: string): Promise<string> {
  const signedIn = await t.parts.auth.signIn({ email, password: PASSWORD, host: HOST_A, address: '127.0.0.1', userAgent: 'test' })
  return signedIn?.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') ?? ''
}

async function follow(port: number, email: string, query = '') {
  const session = newId()
  const stream = await openStream({ port, host: HOST_A, call: 'page/live', id: `${pageId}&session=${session}${query}`, headers: { cookie: await cookieOf(email) } })
  streams.push(stream)
  return { session, ...stream }
}

const command = (de: string, id = newId()) => ({
  id,
  pageId,
  revisions: {},
  ...fieldContent.act({ groupId, slot: 'title', before: { type: 'localizedSingleValue', data: {} }, after: { type: 'localizedSingleValue', data: { de } } }),
})

async function save(port: number, email: string, de: string): Promise<void> {
  const cookie = await cookieOf(email)
  const author = (await userIdByEmail(t.parts.store.platform, email)) ?? ''
  const known = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ revision: number }>(`select revision from site.fields where id = '${groupId}:title'`))
  const revisions = { [`field:${groupId}:title`]: known.rows[0]?.revision ?? 0 }
  const answer = await ask({
    port,
    host: HOST_A,
    path: '/api/v1/commands',
    headers: { cookie },
    body: { author, locale: 'de', commands: [{ ...command(de), revisions }] },
  })
  expect(answer.text).toContain('"done"')
}

test('what one saves the others on the page hear, in every process, and whoever was away hears what was missed', async () => {
  const [first, other] = [here?.port ?? 0, there?.port ?? 0]
  const [anna, bea] = [await follow(first, 'a@anna.example'), await follow(other, 'bea@anna.example')]
  await expect.poll(anna.text).toContain(`"session":"${bea.session}"`)
  await save(first, 'a@anna.example', 'Von Anna geschrieben')
  for (const { text } of [anna, bea]) await expect.poll(text).toContain('Von Anna geschrieben')
  const sequence = Number(/id: (\d+)/.exec(anna.text())?.[1])
  await save(other, 'bea@anna.example', 'Von Bea geschrieben')
  await expect.poll(anna.text).toContain('Von Bea geschrieben')
  const late = await follow(other, 'a@anna.example', `&after=${sequence}`)
  await expect.poll(late.text).toContain('Von Bea geschrieben')
  expect(late.text()).not.toContain('Von Anna geschrieben')
  bea.cut()
  await expect.poll(anna.text).toContain(`event: gone\ndata: {"session":"${bea.session}"}`)
})

test('[E-005] a stream is for editors of the site alone', async () => {
  const port = here?.port ?? 0
  expect((await follow(port, 'b@bruno.example')).status).toBe(403)
  const stranger = await ask({ port, host: HOST_A, path: `/api/v1/page/live?id=${pageId}&session=${newId()}` })
  expect(stranger.status).toBe(401)
})
