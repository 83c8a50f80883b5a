import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { createApp } from '../app.ts'
import type { ServerConfig } from '../parts.ts'

const ACCOUNTS = [
  { email: 'admin@vitrine.example', label: 'Vitrine' },
  { email: 'editor@anna.example', label: 'Anna' },
]

const PAGES = [{ host: HOST_A, path: '/de/intern', name: 'Anna, Intern', password: 'for members' }]

/** One spelling each of what stands between this machine and somebody else. */
const FORWARDING = [
  'forwarded',
  'forwarded-for',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-forwarded-by',
  'x-forwarded-prefix',
  'x-original-forwarded-for',
  'x-original-host',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'client-ip',
  'true-client-ip',
  'x-remote-ip',
  'x-remote-addr',
  'wl-proxy-client-ip',
  'via',
  'cdn-loop',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cf-ray',
  'cf-visitor',
  'fastly-client-ip',
  'fly-client-ip',
  'x-azure-clientip',
  'x-appengine-user-ip',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'x-vercel-forwarded-for',
  'x-arr-clientip',
  'X-FORWARDED-FOR',
  'Cf-Connecting-Ip',
]

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
    ...FORWARDING.map((name): [string, From] => [`a proxy that speaks for somebody with ${name}`, { headers: { [name]: '127.0.0.1' } }]),
  ])('to %s it says only where the password stands', async (_, from) => {
    const html = await (await visit({ password: 'open sesame', accounts: ACCOUNTS, protectedPages: PAGES }, '/', from)).text()
    expect(html).not.toContain('open sesame')
    expect(html).toContain('im Terminal')
  })

  test('what browsers on this machine send by themselves hides nothing from them', async () => {
    const headers = {
      accept: 'text/html',
      'accept-encoding': 'gzip, br, zstd',
      'cache-control': 'max-age=0',
      connection: 'keep-alive',
      cookie: 'vitrine_language=de',
      dnt: '1',
      referer: 'http://localhost/',
      'sec-ch-ua': '"Chromium";v="140"',
      'sec-ch-ua-platform': '"Linux"',
      'sec-fetch-site': 'none',
      'sec-gpc': '1',
      'upgrade-insecure-requests': '1',
      'user-agent': 'Mozilla/5.0',
    }
    for (const address of ['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])
      expect(await (await visit({ password: 'open sesame', accounts: ACCOUNTS, protectedPages: PAGES }, '/', { address, headers })).text(), address).toContain('open sesame')
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
