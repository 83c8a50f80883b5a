import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { HOST_A, openTestApp, PASSWORD, type TestApp } from '../../tests/support/test-app.ts'
import { openPort } from '../../tests/support/test-game.ts'
import { mountSite } from './app.ts'
import { mountConsole } from './console/mount-console.ts'
import type { AppEnv } from './parts.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ limits: { write: 100_000, read: 100_000, search: 100_000, signInAccount: 1000, signInAddress: 1000 } })
})
afterAll(() => t.close())

type Door = { host: string; method: string; path: string }

const CONSOLE = 'console.localhost'

/** Every route that a body can be sent to, from the routers themselves: a door that is added tomorrow is tried tomorrow. */
function doors(): Door[] {
  const routers: [string, Hono<AppEnv>][] = [
    [HOST_A, mountSite(t.parts)],
    [CONSOLE, mountConsole(t.parts)],
  ]
  const all = routers.flatMap(([host, router]) =>
    router.routes.flatMap(({ method, path }) => {
      const methods = method === 'ALL' ? ['POST', 'PUT', 'PATCH', 'DELETE'] : [method]
      return methods
        .filter((each) => each !== 'GET' && each !== 'HEAD')
        .map((each) => ({
          host,
          method: each,
          path: path
            .replace(':locale', 'de')
            .replace('/*', '/de')
            .replace('*', '/de')
            .replace(/:\w+\??/g, 'x'),
        }))
    }),
  )
  return [...new Map(all.map((door) => [JSON.stringify(door), door])).values()]
}

const CHUNK = new TextEncoder().encode('a=b&'.repeat(16_384))
const CHUNKS = 300

/** 20 MB without a length, made only as far as they are asked for. */
function endless(type: string): { init: RequestInit & { duplex: 'half' }; taken: () => number; type: string } {
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken >= CHUNKS) controller.close()
        else controller.enqueue(CHUNK)
        taken += 1
      },
    },
    { highWaterMark: 0 },
  )
  return { init: { body, duplex: 'half' }, taken: () => taken, type }
}

/** Sends chunks without an end until somebody answers and hangs up. */
function flood(port: number, path: string): Promise<{ heard: string; sent: number; ms: number }> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    let [heard, sent] = ['', 0]
    const chunk = Buffer.concat([Buffer.from(`${CHUNK.length.toString(16)}\r\n`), CHUNK, Buffer.from('\r\n')])
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nhost: ${HOST_A}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`)
      pour()
    })
    function pour(): void {
      if (socket.destroyed || sent >= 100_000_000) return
      sent += chunk.length
      if (socket.write(chunk)) setImmediate(pour)
      else socket.once('drain', pour)
    }
    socket.on('data', (bytes) => (heard += bytes.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ heard, sent, ms: performance.now() - startedAt }))
  })
}

const adminCookies = new Map<string, string>()
async function asAdmin(host: string): Promise<string> {
  const known = adminCookies.get(host)
  if (known !== undefined) return known
  const signedIn = await t.parts.auth.signIn({ email: 'admin@vitrine.example', password: PASSWORD, host, address: '127.0.0.1', userAgent: '' })
  const cookie = signedIn?.cookies.map((each) => each.split(';', 1)[0]).join('; ') ?? ''
  adminCookies.set(host, cookie)
  return cookie
}

async function send({ host, method, path }: Door, type: string, init: RequestInit): Promise<Response> {
  return t.app.request(`http://${host}${path}`, { method, headers: { host, cookie: await asAdmin(host), 'content-type': type }, ...init })
}

/** As browsers make them: a shorter one is no boundary to the parser. */
const BOUNDARY = '----WebKitFormBoundaryABCDEFGHIJKLMNOP'
const PARTS = `multipart/form-data; boundary=${BOUNDARY}`
const TYPES = ['application/json', 'application/x-www-form-urlencoded', PARTS]

describe('doors', () => {
  test('every door that reads a body stops reading early and says so', async () => {
    const reading = new Set<string>()
    for (const door of doors()) {
      for (const type of TYPES) {
        const { init, taken } = endless(type)
        const startedAt = performance.now()
        const response = await send(door, type, init)
        const name = `${door.method} ${door.host}${door.path} ${type}`
        expect(response.status, name).toBeGreaterThanOrEqual(400)
        expect(response.status, name).toBeLessThan(500)
        expect(performance.now() - startedAt, name).toBeLessThan(3000)
        if (taken() === 0) continue
        reading.add(`${door.host}${door.path}`)
        expect([response.status, taken() * CHUNK.length < 1_200_000], name).toEqual([413, true])
        expect((await response.text()).length, name).toBeGreaterThan(20)
      }
    }
    const expected = ['/de/login', '/api/v1/auth', '/api/v1/data', '/api/v1/contact', '/api/v1/game/tap', '/api/v1/page/publish', '/de'].map((path) => HOST_A + path)
    expect([...reading]).toEqual(expect.arrayContaining([...expected, `${CONSOLE}/api/v1/auth`]))
  })

  test('on a real socket too: the answer comes while the sender is still at it, and the line ends', async () => {
    const port = await openPort(t.app, t.parts)
    for (const path of ['/de/login', '/de', '/api/v1/contact', '/api/v1/game/tap']) {
      const { heard, sent, ms } = await flood(port.port, path)
      expect(heard.split('\r\n')[0], path).toBe('HTTP/1.1 413 Payload Too Large')
      expect([sent < 20_000_000, ms < 3000], `${path}: ${sent} bytes in ${ms} ms`).toEqual([true, true])
    }
    await port.close()
  })

  test('a length that is announced is refused before a byte is read', async () => {
    for (const door of doors()) {
      const { init, taken } = endless('application/json')
      const response = await t.app.request(`http://${door.host}${door.path}`, {
        method: door.method,
        headers: { host: door.host, cookie: await asAdmin(door.host), 'content-type': 'application/json', 'content-length': '100000000' },
        ...init,
      })
      expect([response.status < 500, taken()], door.path).toEqual([true, 0])
    }
  })

  const few = 'email=a&password=b&'
  const part = (name: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nv\r\n`
  const TOO_MANY: [string, string, string, string][] = [
    ['a login', '/de/login', 'application/x-www-form-urlencoded', few + 'a=b&'.repeat(5000)],
    ['a login in parts', '/de/login', PARTS, `${part('email').repeat(1000)}--${BOUNDARY}--\r\n`],
    ['a page', '/de', 'application/x-www-form-urlencoded', 'a=b&'.repeat(5000)],
    ['a list', '/api/v1/contact', 'application/json', `{"themes":[${'1,'.repeat(60_000)}1]}`],
    ['objects', '/api/v1/game/tap', 'application/json', `{"gameId":"x","operations":[${'{},'.repeat(60_000)}{}]}`],
  ]
  test.each(TOO_MANY)('too many fields in %s: 413, quickly', async (_, path, type, body) => {
    const startedAt = performance.now()
    const response = await t.ask(path, { body, headers: { 'content-type': type } })
    expect(response.status).toBe(413)
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })

  test('a form in parts signs in like any other; a broken one gets 4xx', async () => {
    const fields = [
      ['email', 'a@anna.example'],
      ['password', PASSWORD],
    ].map(([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    const signedIn = await t.ask('/de/login', { body: `${fields.join('')}--${BOUNDARY}--\r\n`, headers: { 'content-type': PARTS } })
    expect(signedIn.status).toBe(303)
    for (const [type, body] of [
      [PARTS, 'email=a'],
      ['multipart/form-data', `${fields.join('')}--${BOUNDARY}--\r\n`],
      [PARTS, `--${BOUNDARY}\r\ncontent-disposition: form-data; name="email"\r\n\r\n`],
    ] as const) {
      const response = await t.ask('/de/login', { body, headers: { 'content-type': type } })
      expect(response.status, type).toBeGreaterThanOrEqual(400)
      expect(response.status, type).toBeLessThan(500)
    }
  })

  test('a way back in any script is one that a header can hold', async () => {
    const body = new URLSearchParams({ email: 'a@anna.example', password: PASSWORD, return: '/č?x=ž' }).toString()
    const response = await t.ask('/de/login', { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/%C4%8D?x=%C5%BE'])
  })

  test('what is no id of an enquiry is refused in the console’s list', async () => {
    const headers = { host: CONSOLE, cookie: await asAdmin(CONSOLE) }
    const ask = async (before: string) => (await t.app.request(`http://${CONSOLE}/api/v1/mail?site=${t.siteA.id}&before=${before}`, { headers })).status
    for (const before of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '%00', 'x']) expect(await ask(before), before).toBe(400)
    expect(await ask(t.siteA.id)).toBe(200)
  })
})
