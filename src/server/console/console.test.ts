import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts'
import { createApp } from '../app.ts'
import { operatorLocale } from './operator-locale.ts'
import { siteAnswerSchema } from './present-site.ts'
import { isLocalRequest } from '../hosts/is-local-request.ts'

const CONSOLE = 'console.localhost'

let whole: TestApp
beforeAll(async () => {
  whole = await openTestApp()
})
afterAll(() => whole.close())

const ask: TestApp['ask'] = (path, options = {}) => whole.ask(path, { host: CONSOLE, ...options })
const bodyOf = async (response: Response) => ({ status: response.status, body: await response.json() })
const refusal = (code: string) => ({ success: false, error: { code, message: expect.any(String), requestId: expect.any(String) } })
const cookieOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]).join('; ')

const signIn = (email: string, password = PASSWORD) => ask('/api/v1/auth', { body: { email, password } })

describe('signing in', () => {
  test('an admin signs in, is known, and out again', async () => {
    const answer = await signIn('admin@vitrine.example')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: true, user: { name: 'admin@vitrine.example', email: 'admin@vitrine.example', role: 'admin' } })
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly/)
    const headers = { cookie: cookieOf(answer) }
    expect(await (await ask('/api/v1/auth', { headers })).json()).toMatchObject({ user: { email: 'admin@vitrine.example' } })
    expect((await ask('/api/v1/auth', { method: 'DELETE', headers })).status).toBe(200)
    expect(await (await ask('/api/v1/auth', { headers })).json()).toEqual({ success: true, user: null })
  })

  test('an optician, a stranger and a wrong password get the same answer and no cookie', async () => {
    const answers = await Promise.all([signIn('a@anna.example'), signIn('nobody@vitrine.example'), signIn('admin@vitrine.example', 'wrong horse battery')])
    for (const answer of answers) {
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await bodyOf(answer)).toEqual({ status: 401, body: refusal('signInFailed') })
    }
  })

  test('an admin session of a site’s host does not count here, nor this one there', async () => {
    const here = cookieOf(await signIn('admin@vitrine.example'))
    const there = cookieOf(await whole.ask('/api/v1/auth', { host: HOST_A, body: { email: 'admin@vitrine.example', password: PASSWORD } }))
    expect((await ask('/api/v1/sites', { headers: { cookie: there } })).status).toBe(401)
    expect(await (await whole.ask('/api/v1/auth', { host: HOST_A, headers: { cookie: here } })).json()).toMatchObject({ user: null })
  })

  test('too many attempts close the door, whoever comes next', async () => {
    const strict = await openTestApp({ limits: { signInAccount: 2 } })
    const attempt = (password: string) => strict.ask('/api/v1/auth', { host: CONSOLE, body: { email: 'admin@vitrine.example', password } })
    for (const password of ['wrong horse battery', 'wrong horse stable']) expect((await attempt(password)).status).toBe(401)
    const closed = await attempt(PASSWORD)
    expect(closed.status).toBe(429)
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
    await strict.close()
  })
})

describe('the walls of the API', () => {
  test('only admins list the sites', async () => {
    expect(await bodyOf(await ask('/api/v1/sites'))).toEqual({ status: 401, body: refusal('signInNeeded') })
    expect(await bodyOf(await ask('/api/v1/sites', { who: 'editorA' }))).toEqual({ status: 403, body: refusal('notAllowed') })
  })

  test('the list names what is sent, and nothing of the theme but three colours', async () => {
    const { status, body } = await bodyOf(await ask('/api/v1/sites', { who: 'admin' }))
    expect(status).toBe(200)
    expect(body.sites).toHaveLength(2)
    for (const site of body.sites) expect(siteAnswerSchema.safeParse(site).success).toBe(true)
    const anna = body.sites.find(({ host }: { host: string }) => host === HOST_A)
    expect(anna).toMatchObject({ name: whole.siteA.name, url: `http://${HOST_A}:3000/${whole.siteA.locales[0]}`, editUrl: `http://${HOST_A}:3000/${whole.siteA.locales[0]}/edit?toolbar=1` })
    expect(anna.pageCount).toBeGreaterThan(0)
  })

  test('another website cannot act with an operator’s cookie', async () => {
    const foreign: Record<string, string>[] = [{ origin: `http://${HOST_A}` }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of foreign) {
      expect(await bodyOf(await ask('/api/v1/auth', { who: 'admin', method: 'DELETE', headers }))).toEqual({ status: 403, body: refusal('foreignOrigin') })
    }
  })

  test.each([
    ['GET', '/api/v1/pages', 404, 'unknownCall'],
    ['GET', '/api/v1', 404, 'unknownCall'],
    ['POST', '/api/v2/sites', 404, 'unknownCall'],
    ['POST', '/api/v1/page/publish', 404, 'unknownCall'],
    ['PUT', '/api/v1/sites', 405, 'methodNotAllowed'],
  ])('%s %s is refused as JSON', async (method, path, status, code) => {
    expect(await bodyOf(await ask(path, { method, who: 'admin' }))).toEqual({ status, body: refusal(code) })
  })

  test('what is no JSON or has a field too many is refused', async () => {
    expect((await ask('/api/v1/auth', { body: '{', headers: {} })).status).toBe(400)
    expect((await ask('/api/v1/auth', { body: { email: 'a', password: 'b', role: 'admin' } })).status).toBe(400)
    expect((await ask('/api/v1/auth', { body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(415)
  })
})

describe('pages of the console', () => {
  test('the shell is private, allows no foreign script and knows who is signed in', async () => {
    const page = await ask('/', { who: 'admin', headers: { 'accept-language': 'en,fr;q=0.8' } })
    const html = await page.text()
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('"email":"admin@vitrine.example"')
    expect(html).toContain('"screen":"sites"')
    expect(await (await ask('/mail', { who: 'admin' })).text()).toContain('"screen":"mail"')
    for (const path of ['/', '/mail']) expect(await (await ask(path, { who: 'editorA' })).text()).toContain('"user":null')
  })

  test('where to go after signing in is a path of the console only', async () => {
    expect(await (await ask('/?return=/catalogue/hero')).text()).toContain('"returnPath":"/catalogue/hero"')
    expect(await (await ask('/?return=//evil.example')).text()).toContain('"returnPath":"/"')
  })

  test('the catalogue is for operators; others sign in first and come back', async () => {
    for (const who of ['visitor', 'editorA'] as const) {
      const sent = await ask('/catalogue/hero', { who })
      expect([sent.status, sent.headers.get('location')]).toEqual([302, '/?return=%2Fcatalogue%2Fhero'])
    }
    expect((await ask('/catalogue/kit', { who: 'editorA' })).headers.get('location')).toBe('/?return=%2Fcatalogue%2Fkit')
    expect((await ask('/catalogue', { who: 'admin' })).status).toBe(200)
    expect(await (await ask('/catalogue/kit', { who: 'admin' })).text()).toContain('Bedienelemente')
    const page = await ask('/catalogue/hero?theme=dark', { who: 'admin' })
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'nonce-[^']+';/)
    expect(await page.text()).toContain('id="s-hero-live"')
    expect((await ask('/catalogue/nope', { who: 'admin' })).status).toBe(404)
  })

  test('in demo mode the catalogue is open, the sites are not', async () => {
    const { parts } = whole
    const demo = createApp({ ...parts, config: { ...parts.config, demo: { password: null, accounts: [], protectedPages: [] } } })
    const visit = (path: string) => demo.request(`http://${CONSOLE}${path}`, { headers: { host: CONSOLE } })
    expect((await visit('/catalogue')).status).toBe(200)
    expect((await visit('/api/v1/sites')).status).toBe(401)
  })

  test('sample pictures are drawings that may do nothing', async () => {
    const picture = await ask('/media/sample00000000000000000001/640.webp')
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect((await ask('/media/nope/640.webp')).status).toBe(404)
  })

  test('everything else is missing, and only reading is allowed', async () => {
    expect((await ask('/nothing')).status).toBe(404)
    expect((await ask('/catalogue', { method: 'POST' })).status).toBe(405)
  })

  test.each([
    [undefined, 'de'],
    ['fr-CH', 'fr'],
    ['en-US,en;q=0.9,fr;q=0.8', 'fr'],
    ['de;q=0.5,fr;q=0.9', 'fr'],
    ['it,rm', 'de'],
  ])('Accept-Language %j is answered in %s', (header, locale) => {
    expect(operatorLocale(header)).toBe(locale)
  })
})

describe('metrics', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    whole.app.request(`http://${CONSOLE}/metrics`, { headers: { host: CONSOLE, ...headers } }, { incoming: { socket: { remoteAddress } } })

  test('are for admins, and for programs on this machine', async () => {
    expect((await ask('/metrics')).status).toBe(401)
    expect((await ask('/metrics', { who: 'editorA' })).status).toBe(403)
    expect(await (await ask('/metrics', { who: 'admin' })).text()).toContain('vitrine_page_renders')
    expect((await from('127.0.0.1')).status).toBe(200)
    expect((await from('192.0.2.7')).status).toBe(401)
    expect((await from('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).status).toBe(401)
  })

  test('are on no site’s host', async () => {
    expect((await whole.ask('/metrics', { host: HOST_A, who: 'admin' })).status).toBe(404)
  })

  test.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:192.0.2.7', false],
    ['128.0.0.1', false],
    ['', false],
    [undefined, false],
  ])('%j is this machine: %s', (address, expected) => {
    expect(isLocalRequest(address, new Headers())).toBe(expected)
  })
})
