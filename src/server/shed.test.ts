import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../tests/support/http.ts'
import { HOST_A, HOST_B, openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { openPort, type TestPort } from '../../tests/support/test-game.ts'

const AT_ONCE = 2
const WAITING = 3

let t: TestApp
let open: TestPort
let port: number

beforeAll(async () => {
  const bounds = { atOnce: 4, atOncePerSite: AT_ONCE, waiting: WAITING, withinMs: 5000 }
  t = await openTestApp({ admission: { page: bounds, search: bounds, call: bounds } })
  open = await openPort(t.app, t.parts)
  port = open.port
})
afterAll(async () => {
  await open.close()
  await t.close()
})
beforeEach(async () => {
  // Both hosts are known, as on any server that has answered once.
  await Promise.all([HOST_A, HOST_B].map((host) => t.ask('/de', { host })))
})

/** As many as may be under way and wait at site A, until they are freed. */
function fill(lane: 'page' | 'search' | 'call', count = AT_ONCE + WAITING): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const works = Array.from({ length: count }, () => t.parts.admission.run(lane, t.siteA.id, () => promise))
  free = async () => {
    resolve()
    await Promise.all(works)
  }
}
let free = async () => {}
afterEach(() => free())

const get = (path: string, host = HOST_A, headers: Record<string, string> = {}) => ask({ port, host, path, headers })

describe('a site that is asked for more than it can do', () => {
  test('pages that must be drawn and misses answer 503, in the site’s language, with the time to come back', async () => {
    fill('page')
    for (const path of ['/de/ueber-uns', '/de/nirgends', '/de?sent=x', '/']) {
      const { status, headers, text } = await get(path, HOST_A, { 'accept-language': 'fr' })
      expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([path, 503, '2', 'private, no-store'])
      expect(text).toContain('<html lang="de">')
      expect(text).toContain('Im Moment nicht erreichbar')
      expect(text.length).toBeLessThan(800)
    }
    expect((await get('/en/nowhere')).text).toContain('Not available right now')
    await free()
    expect((await get('/de/nirgends')).status).toBe(404)
  })

  test('kept pages, other sites, editors and the operator notice nothing', async () => {
    fill('page')
    expect((await get('/de')).status).toBe(200)
    // A packing that nobody has asked for yet.
    expect((await get('/de', HOST_A, { 'accept-encoding': 'gzip' })).status).toBe(200)
    expect((await get('/de/ueber-uns', HOST_B)).status).toBe(200)
    expect((await get('/de/nirgends', HOST_B)).status).toBe(404)
    expect((await t.ask('/de/edit', { who: 'editorA' })).status).toBe(200)
    expect((await get('/de/edit')).status).toBe(302)
    expect((await get('/livez')).status).toBe(200)
    await free()
  })

  test('searches have a line of their own: where it is full pages are drawn, and the other way round', async () => {
    fill('search')
    expect((await get('/de/search?search=brille')).status).toBe(503)
    expect((await get('/de/nirgends')).status).toBe(404)
    expect((await get('/de/search?search=brille', HOST_B)).status).toBe(200)
    await free()
    fill('page')
    expect((await get('/de/search?search=brille')).status).toBe(200)
    await free()
  })

  test('calls answer 503 as calls do, and pages go on', async () => {
    fill('call')
    const { status, headers, text } = await ask({ port, host: HOST_A, path: '/api/v1/contact', body: {}, headers: { 'accept-language': 'fr' } })
    expect([status, headers['retry-after'], headers['connection']]).toEqual([503, '2', 'close'])
    expect(JSON.parse(text)).toMatchObject({ success: false, error: { code: 'unavailable', message: expect.stringContaining('Inaccessible pour le moment') as string } })
    expect((await get('/de/nirgends')).status).toBe(404)
    await free()
    expect((await ask({ port, host: HOST_A, path: '/api/v1/contact', body: {} })).status).toBe(400)
  })

  test('who asks again at once hears it a few times a second, not as often as they can ask', async () => {
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    fill('page')
    const until = performance.now() + 1000
    let heard = 0
    while (performance.now() < until) {
      expect((await get('/de/ueber-uns')).status).toBe(503)
      heard += 1
    }
    expect(heard).toBeLessThanOrEqual(3)
    await free()
  })

  test('who comes while others wait is not sent away where the page is being drawn already', async () => {
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    // The first visitor stands in line, and the line is full behind them.
    fill('page', AT_ONCE + WAITING - 1)
    const first = get('/de/ueber-uns')
    await expect.poll(() => t.parts.pages.isDrawing(`${t.siteA.id} /de/ueber-uns`), { interval: 1 }).toBe(true)
    expect((await get('/de/nirgends')).status).toBe(503)
    const second = get('/de/ueber-uns')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await free()
    expect([(await first).status, (await second).status]).toEqual([200, 200])
  })
})

describe('addresses that lead nowhere', () => {
  test('however many, they are one page per language, drawn once, and the same for everybody', async () => {
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    const before = t.parts.pages.stats()
    const answers: string[] = []
    for (let at = 0; at < 200; at += 4) answers.push(...(await Promise.all(Array.from({ length: 4 }, async (_, index) => (await t.ask(`/de/nirgends-${at + index}`)).text()))))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).not.toContain('nirgends')
    expect(t.parts.pages.stats().entries - before.entries).toBe(1)
    await t.ask('/en/nowhere')
    expect(t.parts.pages.stats().entries - before.entries).toBe(2)
  })

  test('it is never "not modified", never kept by a browser, and forgotten when the site’s frame changes', async () => {
    const { status, headers } = await get('/de/nirgends')
    expect([status, headers['etag'], headers['cache-control'], headers['x-robots-tag']]).toEqual([404, undefined, 'private, no-store', 'noindex'])
    const etag = t.parts.pages.get(`${t.siteA.id} 404 de`)?.etag ?? ''
    expect((await get('/de/nirgends', HOST_A, { 'if-none-match': etag })).status).toBe(404)
    await t.parts.purge.purge([`${t.siteA.id}/settings`])
    expect(t.parts.pages.get(`${t.siteA.id} 404 de`)).toBeUndefined()
  })
})
