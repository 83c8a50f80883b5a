import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { LOCALES } from '../../model/locales.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const status = async (path: string, options?: Parameters<TestApp['ask']>[1]) => (await t.ask(path, options)).status
const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '')
const html = async (path: string, options?: Parameters<TestApp['ask']>[1]) => (await t.ask(path, options)).text()
const sqlInA = (sql: string) => t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(sql))
const forget = () => t.parts.purge.purge([`${t.siteA.id}/*`, 'platform/sites'])

describe('addresses', () => {
  test('[V-014] top-level pages and items of a collection open at their address', async () => {
    expect(await status('/de/ueber-uns')).toBe(200)
    expect(await status('/de/services/sehtest')).toBe(200)
    expect(await status('/de/services/ueber-uns')).toBe(404)
    expect(await status('/de/sehtest')).toBe(404)
  })

  test('[V-018] each language has its own slug', async () => {
    expect(await html('/en/about-us')).toContain('about en')
    expect(await status('/de/about-us')).toBe(404)
  })

  test('[V-019] an item without a slug in this language is reached through its id', async () => {
    const id = await t.pageId(t.siteA, 'sehtest')
    expect(await status(`/en/services/${id}`)).toBe(200)
    const live = await t.ask(`/de/services/${id}`)
    expect([live.status, live.headers.get('location')]).toEqual([301, '/de/services/sehtest'])
  })

  test('[V-021] ~home, / and /{locale} lead to the home page', async () => {
    for (const path of ['/login', '/admin', '/Anmelden', '/connexion/', '/edit']) {
      const guess = await t.ask(path)
      expect([guess.status, guess.headers.get('location')], path).toEqual([302, '/de/login'])
    }
    expect((await t.ask('/wp-login')).status).toBe(404)
    const root = await t.ask('/')
    expect([root.status, root.headers.get('location')]).toEqual([302, '/de'])
    for (const locale of ['de', 'en']) {
      expect(await status(`/${locale}`)).toBe(200)
      expect(await status(`/${locale}/~home`)).toBe(200)
    }
    expect(await html('/de')).toContain('Startseite annasonly')
  })

  test('[V-022] ~contact, ~imprint, ~privacy and ~terms open in every language', async () => {
    for (const slug of ['~contact', '~imprint', '~privacy', '~terms']) for (const locale of ['de', 'en']) expect(await status(`/${locale}/${slug}`), slug).toBe(200)
  })

  test('[V-007] a language that is unknown or not configured answers 404', async () => {
    for (const locale of ['xx', 'XX', 'fr', 'FR', 'pt', '..', '%00']) expect(await status(`/${locale}/~home`), locale).toBe(404)
  })

  test('[V-006] each of the ten languages works once it is configured', async () => {
    await t.parts.store.platform.execute(`update platform.sites set locales = '{${LOCALES.join(',')}}' where id = '${t.siteB.id}'`)
    await t.parts.purge.purge(['platform/sites'])
    const id = await t.pageId(t.siteB, 'ueber-uns')
    for (const locale of LOCALES.filter((one) => one !== 'de' && one !== 'en')) {
      const response = await t.ask(`/${locale}/${id}`, { host: HOST_B })
      expect(response.status, locale).toBe(200)
      expect(await response.text()).toContain(`<html lang="${locale}">`)
    }
  })

  test('[V-005] there is no third mode', async () => {
    expect(await status('/de/preview/~home')).toBe(404)
  })

  test('[V-027] an unknown address answers 404 in the visitor’s language and the site’s own frame', async () => {
    const response = await t.ask('/en/nothing-here')
    const text = await response.text()
    expect(response.status).toBe(404)
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('Site annasonly')
    expect(await html('/de/nichts')).toContain('Diese Seite gibt es nicht')
  })

  test('a trailing slash is sent to the one address', async () => {
    const response = await t.ask('/de/ueber-uns/?a=1')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/de/ueber-uns?a=1'])
  })

  test.each([
    ['/de/%7Econtact', '/de/~contact'],
    ['/DE/Ueber-Uns?a=1', '/de/ueber-uns?a=1'],
    ['/de//ueber-uns', '/de/ueber-uns'],
    ['/DE', '/de'],
  ])('%s is sent to the one spelling', async (written, path) => {
    const response = await t.ask(written)
    expect([response.status, response.headers.get('location')]).toEqual([301, path])
  })

  test('an old slug redirects to the new one', async () => {
    const id = await t.pageId(t.siteA, 'ueber-uns')
    await sqlInA(`insert into site.slugs (site_id, locale, slug, page_id, is_current) values ('${t.siteA.id}', 'de', 'alt', '${id}', false)`)
    const response = await t.ask('/de/alt')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/de/ueber-uns'])
  })

  test('[V-026] draft, archived and deleted pages are missing for visitors; published and marked ones are there', async () => {
    const id = await t.pageId(t.siteA, '~terms')
    for (const [state, expected] of [['draft', 404], ['archived', 404], ['deleted', 404], ['markedForDeletion', 200], ['published', 200]] as const) {
      await sqlInA(`update site.pages set status = '${state}' where id = '${id}'`)
      await forget()
      expect(await status('/de/~terms'), state).toBe(expected)
    }
  })

  test('[V-194] a page closed for a language answers 404 there and opens in the others', async () => {
    const id = await t.pageId(t.siteA, '~privacy')
    await sqlInA(`update site.page_versions set content = jsonb_set(content, '{disallowedLanguages}', '["en"]') where page_id = '${id}'`)
    await forget()
    expect([await status('/en/~privacy'), await status('/de/~privacy')]).toEqual([404, 200])
  })
})

describe('live and edit', () => {
  test('[V-015] the edit segment opens the same page for its editor and never appears in live links', async () => {
    const edit = await html('/de/edit/ueber-uns', { who: 'editorA' })
    expect(edit).toContain('about de')
    expect(edit).toContain('id="edit-data"')
    const live = await html('/de/ueber-uns')
    expect(live).not.toMatch(/href="[^"]*\/edit/)
    expect(live).not.toContain('edit-data')
  })

  test('[V-016] links on an edit page stay in edit mode', async () => {
    const text = await html('/de/edit', { who: 'editorA' })
    const links = [...text.matchAll(/<a href="(\/[^"]*)"/g)].map((match) => match[1] ?? '')
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) expect(link).toMatch(/^\/(de|en)\/edit/)
  })

  test('[E-004] an edit address without a session leads to the login and shows no draft', async () => {
    const response = await t.ask('/de/edit/ueber-uns?toolbar=1')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/de/login?return=${encodeURIComponent('/de/edit/ueber-uns?toolbar=1')}`)
    expect(await status('/de/edit/ueber-uns', { who: 'editorB' })).toBe(302)
  })

  test('the toolbar flag on a live address is ignored for visitors and leads editors to the edit address', async () => {
    expect(await status('/de/ueber-uns?toolbar=1')).toBe(200)
    const response = await t.ask('/de/ueber-uns?toolbar=1', { who: 'editorA' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/de/edit/ueber-uns?toolbar=1'])
  })

  test('edit pages are private, carry a nonce and may not be framed elsewhere', async () => {
    const response = await t.ask('/de/edit', { who: 'editorA' })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'nonce-[^']+'.*frame-ancestors 'self'/)
  })

  test('edit pages travel packed, each for its own request, and are kept nowhere', async () => {
    const plain = await html('/de/edit/ueber-uns', { who: 'editorA' })
    for (const [wish, encoding, unpack] of [['gzip, br', 'br', brotliDecompressSync], ['gzip', 'gzip', gunzipSync]] as const) {
      const response = await t.ask('/de/edit/ueber-uns', { who: 'editorA', headers: { 'accept-encoding': wish } })
      expect(['content-encoding', 'cache-control', 'vary', 'etag'].map((name) => response.headers.get(name))).toEqual([encoding, 'private, no-store', 'accept-encoding', null])
      const body = Buffer.from(await response.arrayBuffer())
      expect(Number(response.headers.get('content-length'))).toBe(body.length)
      expect(body.length).toBeLessThan(plain.length / 2)
      expect(withoutNonce(unpack(body).toString())).toBe(withoutNonce(plain))
    }
  })

  test('[V-009] the page says its language', async () => {
    for (const locale of ['de', 'en']) expect(await html(`/${locale}`)).toContain(`<html lang="${locale}">`)
  })

  test('[V-011] a slot without text in this language is not shown, and no other language stands in', async () => {
    const id = await t.pageId(t.siteA, '~imprint')
    await sqlInA(`update site.page_versions set content = jsonb_set(content, '{groups,0,fields,title,content,data}', '{"de":"nur deutsch"}') where page_id = '${id}'`)
    await forget()
    expect(await html('/de/~imprint')).toContain('nur deutsch')
    expect(await html('/en/~imprint')).not.toContain('nur deutsch')
  })

  test('[V-082] a stored group of an unknown type shows nothing and the rest of the page stays', async () => {
    const id = await t.pageId(t.siteA, '~contact')
    await sqlInA(`update site.page_versions set content = jsonb_set(content, '{groups}', content->'groups' || '[{"id":"x","type":"constructor","version":1,"status":"published","disallowedLanguages":[],"options":{},"fields":{},"children":[]}]') where page_id = '${id}'`)
    await forget()
    const response = await t.ask('/de/~contact')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('contact de')
  })
})

describe('menus', () => {
  test('[V-195] a container with one page shows it directly, with more it is a dropdown', async () => {
    const de = await html('/de')
    expect(de).toMatch(/<a href="\/de\/ueber-uns"[^>]*>Über uns<\/a>/)
    expect(de).toMatch(/<summary[^>]*>Angebot<\/summary>/)
  })

  test('[V-192] labels follow the language', async () => {
    expect(await html('/en')).toMatch(/>About<\/a>/)
  })
})

describe('hosts', () => {
  test('an unknown host answers 421 without a byte of any site', async () => {
    const hosts = ['unknown.example', 'anna.example.evil.example', 'anna.example@evil.example', 'xn--', '127.0.0.1', '[::1]', 'anna.example.', '-anna.example', 'a..b', 'anna.example:99999999', `${'a'.repeat(300)}.example`]
    for (const host of hosts) {
      const response = await t.app.request('http://anna.example/de', { headers: { host } })
      expect(response.status, host).toBe(421)
      expect(await response.text()).not.toMatch(/annasonly|brunosonly/)
    }
  })

  test('the host decides the site, in any case and with any port; a forwarded host from a stranger counts nothing', async () => {
    for (const host of ['ANNA.example', 'anna.example:3000']) expect(await (await t.app.request('http://x/de', { headers: { host } })).text()).toContain('annasonly')
    const response = await t.app.request('http://x/de', { headers: { host: HOST_A, 'x-forwarded-host': HOST_B } })
    expect(await response.text()).not.toContain('brunosonly')
  })
})

describe('pictures', () => {
  test('a picture answers in the widths that pages ask for and in no other', async () => {
    const source = /src="(\/media\/[0-9a-z]{26}\/)(\d+)\.webp"/.exec(await html('/de'))
    const base = source?.[1] ?? ''
    const response = await t.ask(`${base}320.webp`)
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable'])
    for (const file of ['321.webp', '99999.webp', '320.png', '../x', '-1.webp']) expect(await status(`${base}${file}`), file).toBe(404)
    expect(await status(`${base}320.webp`, { host: HOST_B })).toBe(404)
  })
})
