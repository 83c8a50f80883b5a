import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { createApp } from '../app.ts'
import type { ServerConfig } from '../parts.ts'

const ACCOUNTS = [
  { email: 'admin@vitrine.example', label: 'Vitrine' },
  { email: 'editor@anna.example', label: 'Anna' },
]

const PAGES = [{ host: HOST_A, path: '/de/intern', name: 'Anna, Intern', password: 'for members' }]

let whole: TestApp
beforeAll(async () => {
  whole = await openTestApp()
})
afterAll(() => whole.close())

type From = { method?: string; language?: string; address?: string; headers?: Record<string, string> }

function visit(demo: ServerConfig['demo'], path: string, { method = 'GET', language = 'de', address = '127.0.0.1', headers = {} }: From = {}) {
  const app = createApp({ ...whole.parts, config: { ...whole.parts.config, demo } })
  return app.request(
    `http://localhost${path}`,
    { method, headers: { host: 'localhost', 'accept-language': language, ...headers } },
    { incoming: { socket: { remoteAddress: address } } },
  )
}

describe('the demo index', () => {
  test('shows every site with its address and its edit mode, the console, the accounts and the password', async () => {
    const answer = await visit({ password: 'open sesame', accounts: ACCOUNTS, protectedPages: PAGES }, '/')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    for (const { host, locales } of [whole.siteA, whole.siteB]) {
      expect(html).toContain(`href="http://${host}:3000/${locales[0]}"`)
      expect(html).toContain(`href="http://${host}:3000/${locales[0]}/edit?toolbar=1"`)
    }
    for (const word of ['http://console.localhost:3000', 'open sesame', `http://${HOST_A}:3000/de/intern`, 'for members', ...ACCOUNTS.map(({ email }) => email)])
      expect(html).toContain(word)
  })

  test.each([
    ['another machine', { address: '192.0.2.7' }],
    ['another machine in the same network', { address: '::ffff:192.168.1.7' }],
    ['a proxy that speaks for somebody', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ])('to %s it says only where the password stands', async (_, from) => {
    const html = await (await visit({ password: 'open sesame', accounts: ACCOUNTS, protectedPages: PAGES }, '/', from)).text()
    expect(html).not.toContain('open sesame')
    expect(html).toContain('im Terminal')
  })

  test('says what to do when there is no password', async () => {
    const html = await (await visit({ password: null, accounts: ACCOUNTS, protectedPages: PAGES }, '/')).text()
    expect(html).toContain('DEMO_PASSWORD')
    expect(html).not.toContain('admin@vitrine.example')
  })

  test('speaks French to those who would rather read it', async () => {
    const french = await (await visit({ password: null, accounts: [], protectedPages: [] }, '/', { language: 'fr-CH' })).text()
    expect(french).toContain('<html lang="fr">')
    expect(french).toContain('Des sites pour les petites entreprises')
  })

  test('has nothing else: pages are missing, calls are unknown, writing is refused', async () => {
    const demo = { password: null, accounts: [], protectedPages: [] }
    const missing = await visit(demo, '/de/edit')
    expect([missing.status, (await missing.text()).includes('Hier ist nichts ausgestellt')]).toEqual([404, true])
    expect(await (await visit(demo, '/api/v1/auth')).json()).toMatchObject({ error: { code: 'unknownCall' } })
    expect((await visit(demo, '/', { method: 'POST' })).status).toBe(405)
  })

  test('does not exist outside demo mode: the bare domain tells nobody which sites there are', async () => {
    const answer = await visit(null, '/')
    expect(answer.status).toBe(421)
    const html = await answer.text()
    for (const host of [HOST_A, HOST_B]) expect(html).not.toContain(host)
  })
})
