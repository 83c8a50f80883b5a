import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../../tests/support/http.ts'
import { HOST_A, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts'
import { openPort, type TestPort } from '../../../tests/support/test-game.ts'

/** Comes before the primary host by name, so that only the mark can tell which is which. */
const OTHER = 'aaa.example'
const ORIGIN = `http://${HOST_A}:3000`

let t: TestApp
let open: TestPort
let port: number
beforeAll(async () => {
  t = await openTestApp()
  await t.parts.store.platform.execute(`insert into platform.hosts (host, site_id, is_primary) values ('${OTHER}', '${t.siteA.id}', false)`)
  open = await openPort(t.app, t.parts)
  port = open.port
})
beforeEach(() => t.parts.purge.purge([`${t.siteA.id}/*`, 'platform/sites']))
afterAll(async () => {
  await open.close()
  await t.close()
})

describe('a site with several hosts', () => {
  test.each(['/de/ueber-uns?utm_source=x&b=%C3%A4', '/', '/de/nothing', '/de/search?search=brille', '/sitemap.xml', '/robots.txt', '/favicon.ico'])(
    '%s has one address, that of the primary host',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const response = await t.ask(path, { host: OTHER, method })
        expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([301, ORIGIN + path, 'no-cache'])
      }
      expect((await t.ask(path)).headers.get('location') ?? '').not.toContain(ORIGIN)
    },
  )

  test('a page that is kept is not answered under another host', async () => {
    expect((await ask({ port, host: HOST_A, path: '/de' })).status).toBe(200)
    expect((await ask({ port, host: HOST_A, path: '/de' })).status).toBe(200)
    expect((await ask({ port, host: OTHER, path: '/de' })).status).toBe(301)
    expect((await ask({ port, host: `${HOST_A}:8080`, path: '/de' })).status).toBe(200)
  })

  test.each(['/de', '/sitemap.xml', '/robots.txt'])('%s holds the primary host, although another was asked for first', async (path) => {
    await t.ask(path, { host: OTHER })
    const text = await (await t.ask(path)).text()
    expect(text).toContain(ORIGIN)
    expect(text).not.toContain(OTHER)
  })

  test('calls, pictures, health and editing work under every host', async () => {
    expect((await t.ask('/livez', { host: OTHER })).status).toBe(200)
    expect((await t.ask('/api/v1', { host: OTHER })).status).toBe((await t.ask('/api/v1')).status)
    expect((await t.ask('/media/00000000000000000000000000/w400.webp', { host: OTHER })).status).toBe(404)
    const signedIn = await t.ask('/api/v1/auth', { host: OTHER, body: { email: 'a@anna.example', password: PASSWORD } })
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    expect((await t.ask('/de/edit', { host: OTHER, headers: { cookie } })).status).toBe(200)
    expect((await t.ask('/de/login', { host: OTHER, headers: { cookie } })).status).toBe(200)
    expect(await (await t.ask('/api/v1/auth', { host: OTHER, headers: { cookie } })).json()).toMatchObject({ user: { email: 'a@anna.example' } })
  })

  test('the console names the primary host first', async () => {
    const answer: unknown = await (await t.ask('/api/v1/sites', { host: 'console.localhost', who: 'admin' })).json()
    expect(answer).toMatchObject({ sites: expect.arrayContaining([expect.objectContaining({ host: HOST_A, otherHosts: [OTHER] })]) })
  })
})
