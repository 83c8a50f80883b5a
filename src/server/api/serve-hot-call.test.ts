import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../tests/support/http.ts'
import { HOST_A, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newId, openPort, openTrail, stroke, type TestPort } from '../../../tests/support/test-game.ts'

let t: TestApp
let port: TestPort
let trail: string[]
beforeAll(async () => {
  t = await openTestApp()
  trail = await openTrail(t.parts, t.siteA)
  port = await openPort(t.app, t.parts)
})
afterAll(async () => {
  await port.close()
  await t.close()
})

type Sent = { body?: unknown; headers?: Record<string, string> }
type Body = { error?: { requestId: string } }

const path = '/api/v1/game/tap'
const shown = (body: Body) => ({ ...body, ...(body.error && { error: { ...body.error, requestId: '' } }) })

async function bothWays({ body, headers = {} }: Sent) {
  const short = await ask({ port: port.port, host: HOST_A, path, body, method: 'POST', headers })
  const long = await t.ask(path, { body, method: 'POST', headers })
  const heads = (read: (name: string) => unknown) => Object.fromEntries(['content-type', 'cache-control', 'x-robots-tag', 'x-content-type-options', 'retry-after'].map((name) => [name, read(name) ?? null]))
  return {
    short: { status: short.status, headers: heads((name) => short.headers[name]), body: shown(JSON.parse(short.text) as Body) },
    long: { status: long.status, headers: heads((name) => long.headers.get(name)), body: shown((await long.json()) as Body) },
    requestId: short.headers['x-request-id'],
  }
}

describe('the short way of hot calls', () => {
  test('answers like the long way, whatever is sent', async () => {
    const [gameId, player] = [newId(), newId()]
    await t.ask('/api/v1/game/create', { body: { id: gameId } })
    await t.ask('/api/v1/game/players/add', { body: { gameId, id: player, playerName: 'Anna' } })
    const operations = [stroke(trail[0] ?? '', player)]
    await t.ask(path, { body: { gameId, operations } })
    const cases: Sent[] = [
      { body: { gameId, operations } },
      { body: { gameId, operations }, headers: { origin: `http://${HOST_A}`, 'sec-fetch-site': 'same-origin', cookie: 'vitrine_session=forged' } },
      { body: { gameId, operations }, headers: { origin: 'https://evil.example' } },
      { body: { gameId, operations }, headers: { 'sec-fetch-site': 'cross-site' } },
      { body: { gameId: newId(), operations }, headers: { 'accept-language': 'fr-CH' } },
      { body: { gameId, operations: [stroke(newId(), player)].map((operation) => ({ ...operation, id: 'a'.repeat(26) })) } },
      { body: { gameId, operations: [] } },
      { body: { gameId, operations, extra: 1 } },
      { body: { gameId, operations }, headers: { 'content-type': 'text/plain' } },
      { body: 'x'.repeat(1_100_000) },
      {},
    ]
    const statuses = new Set<number>()
    for (const sent of cases) {
      const { short, long, requestId } = await bothWays(sent)
      statuses.add(short.status)
      expect(short).toEqual(long)
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect(statuses).toEqual(new Set([200, 400, 403, 404, 413, 415]))
  })

  test('an error inside answers 500 with an id, and the details stay in the log', async () => {
    const { save } = t.parts.taps
    t.parts.taps.save = () => Promise.reject(new Error('secret detail of /var/lib'))
    const { short, long } = await bothWays({ body: { gameId: newId(), operations: [stroke(newId(), newId())] } })
    t.parts.taps.save = save
    expect([short.status, short]).toEqual([500, long])
    expect(JSON.stringify(short)).not.toContain('secret')
    expect(t.logs.join()).toContain('secret detail')
  })

  test('a host nobody knows and another method go the long way', async () => {
    expect((await ask({ port: port.port, host: 'nobody.example', path, body: {} })).status).toBe(421)
    expect((await ask({ port: port.port, host: HOST_A, path })).status).toBe(405)
  })
})
