import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawAnswer } from '../../../tests/support/raw-answer.ts'
import { HOST_A, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts'
import { newId, openPort, openTrail, stroke, type TestPort } from '../../../tests/support/test-game.ts'
import { createStaticFiles } from '../ready-bytes/static-files.ts'

const OTHER = 'aaa.example'
const CONSOLE = 'console.localhost'
const BOUNDS = { atOnce: 4, atOncePerSite: 2, waiting: 1, withinMs: 5000 }

let t: TestApp
let port: TestPort
let picture: string
let tap: { gameId: string; operations: unknown[] }
beforeAll(async () => {
  t = await openTestApp({ admission: { page: BOUNDS, search: BOUNDS, call: BOUNDS } })
  t.parts.config.isSecure = true
  await mkdir(join(t.folder, 'client/assets'), { recursive: true })
  await writeFile(join(t.folder, 'client/assets/loader.js'), 'export {}')
  t.parts.files.serve = createStaticFiles(join(t.folder, 'client')).serve
  await t.parts.store.platform.execute(`insert into platform.hosts (host, site_id, is_primary) values ('${OTHER}', '${t.siteA.id}', false)`)
  const [trail, gameId, playerId] = [await openTrail(t.parts, t.siteA), newId(), newId()]
  await t.ask('/api/v1/game/create', { body: { id: gameId } })
  await t.ask('/api/v1/game/players/add', { body: { gameId, id: playerId, playerName: 'Anna' } })
  tap = { gameId, operations: [stroke(trail[0] ?? '', playerId)] }
  port = await openPort(t.app, t.parts)
  picture = /\/media\/[^" ,]+/.exec(await raw(get('/de')))?.[0] ?? ''
})
afterAll(async () => {
  await port.close()
  await t.close()
})

const raw = (bytes: string) => rawAnswer(port.port, bytes)

const HSTS = /\r\nstrict-transport-security: max-age=31536000; includeSubDomains\r\n/gi
/** The status, and how often the answer asks for encrypted connections from now on. */
function read(answer: string): [number, number] {
  const head = `${answer.split('\r\n\r\n', 1)[0] ?? ''}\r\n`
  return [Number(head.split(' ', 2)[1]), head.match(HSTS)?.length ?? 0]
}

const get = (path: string, more = '', host = HOST_A) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${more}\r\n`
function post(path: string, body: unknown, { host = HOST_A, type = 'application/json', more = '' } = {}): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return `POST ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n${more}\r\n${text}`
}

describe('where there are certificates, every answer asks once for encrypted connections from now on', () => {
  test.each<[string, number, () => string]>([
    ['a page', 200, () => get('/de')],
    ['a page, packed', 200, () => get('/de', 'accept-encoding: br\r\n')],
    ['a page that is drawn', 200, () => get('/de?sent=x')],
    ['the login', 200, () => get('/de/login')],
    ['a search', 200, () => get('/de/search?search=anna')],
    ['a missing page', 404, () => get('/de/gibt-es-nicht')],
    ['a slash too many', 301, () => get('/de/')],
    ['the way to the first language', 302, () => get('/')],
    ['the way to the login', 302, () => get('/de/edit')],
    ['the way to the primary host', 301, () => get('/de', '', OTHER)],
    ['robots.txt', 200, () => get('/robots.txt')],
    ['the sitemap', 200, () => get('/sitemap.xml')],
    ['the icon', 200, () => get('/favicon.svg')],
    ['a file of the build', 200, () => get('/assets/loader.js')],
    ['a missing file', 404, () => get('/assets/none.js')],
    ['a picture', 200, () => get(picture)],
    ['a missing picture', 404, () => get('/media/x/y')],
    ['a call', 200, () => get('/api/v1/auth')],
    ['an unknown call', 404, () => get('/api/v1/nothing')],
    ['a call that is not allowed', 401, () => post('/api/v1/page/publish', { id: newId() })],
    ['a call with wrong input', 400, () => post('/api/v1/contact', '{')],
    ['a call that is too large', 413, () => post('/api/v1/contact', 'x'.repeat(200_001))],
    ['the description of the calls', 200, () => get('/api/v1')],
    ['a tap', 200, () => post('/api/v1/game/tap', tap)],
    ['a tap that is refused', 400, () => post('/api/v1/game/tap', {})],
    ['a wrong method', 405, () => get('/de').replace('GET', 'DELETE')],
    ['a form of another origin', 403, () => post('/de/login', 'x=y', { type: 'application/x-www-form-urlencoded', more: 'origin: https://evil.example\r\n' })],
    ['a failed login', 401, () => post('/de/login', 'email=x@y.example&password=wrong', { type: 'application/x-www-form-urlencoded' })],
    ['a login', 303, () => post('/de/login', `email=a@anna.example&password=${encodeURIComponent(PASSWORD)}`, { type: 'application/x-www-form-urlencoded' })],
    ['the console', 200, () => get('/', '', CONSOLE)],
    ['a missing page of the console', 404, () => get('/nowhere', '', CONSOLE)],
    ['a call of the console', 401, () => get('/api/v1/sites', '', CONSOLE)],
    ['the metrics', 200, () => get('/metrics', '', CONSOLE)],
    ['an unknown host', 421, () => get('/', '', 'nobody.example')],
    ['the operator’s question', 200, () => get('/livez')],
    ['no host', 400, () => 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['no host, as in 1996', 400, () => 'GET / HTTP/1.0\r\n\r\n'],
    ['two hosts', 400, () => get('/de', 'host: twice\r\n')],
    ['an expectation', 417, () => get('/de', 'expect: 200-maybe\r\n')],
    ['broken pieces', 400, () => `POST /api/v1/contact HTTP/1.1\r\nhost: ${HOST_A}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`],
    ['nonsense', 400, () => 'nonsense\r\n\r\n'],
    ['too much of it', 431, () => get('/', `x: ${'x'.repeat(20_000)}\r\n`)],
  ])('%s (%i)', async (_, status, request) => {
    expect(read(await raw(request()))).toEqual([status, 1])
  })

  test('what has not changed', async () => {
    for (const path of ['/de', picture]) {
      const etag = /\r\netag: ([^\r]+)/i.exec(await raw(get(path)))?.[1]
      expect(read(await raw(get(path, `if-none-match: ${etag}\r\n`))), path).toEqual([304, 1])
    }
  })

  test('who is sent away because there are too many, at every line', async () => {
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    const { promise, resolve } = Promise.withResolvers<void>()
    const works = (['page', 'search', 'call'] as const).flatMap((lane) =>
      Array.from({ length: BOUNDS.atOncePerSite + BOUNDS.waiting }, () => t.parts.admission.run(lane, t.siteA.id, () => promise)),
    )
    try {
      for (const request of [get('/de/nirgends'), get('/de/search?search=x'), get('/api/v1/auth'), post('/api/v1/contact', {}), post('/de/login', 'email=x')])
        expect(read(await raw(request)), request.slice(0, 40)).toEqual([503, 1])
    } finally {
      resolve()
      await Promise.all(works)
    }
  })
})
