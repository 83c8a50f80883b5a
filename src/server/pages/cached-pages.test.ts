import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { cacheKey } from '../ready-bytes/cache-key.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const keptPage = (path = '/de') => t.parts.pages.get(cacheKey(t.siteA.id, path))

describe('cached pages', () => {
  test('plain, gzip and brotli hold the same page, with one tag and no cookie', async () => {
    const plain = await t.ask('/de')
    const text = await plain.text()
    const br = await t.ask('/de', { headers: { 'accept-encoding': 'gzip, br' } })
    const gz = await t.ask('/de', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect([plain, br, gz].map((response) => response.headers.get('content-encoding'))).toEqual([null, 'br', 'gzip'])
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(text)
    expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(text)
    expect(new Set([plain, br, gz].map((response) => response.headers.get('etag'))).size).toBe(1)
    expect(plain.headers.get('set-cookie')).toBeNull()
  })

  test('a known tag answers 304 without a body', async () => {
    const etag = (await t.ask('/de')).headers.get('etag') ?? ''
    const again = await t.ask('/de', { headers: { 'if-none-match': etag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  test('the policy names the hash of the style element', async () => {
    const response = await t.ask('/de')
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
  })

  test('nothing that a request brings can change the stored bytes', async () => {
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    await t.ask('/de')
    const clean = keptPage()
    const names = [
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-forwarded-prefix',
      'x-original-url',
      'x-rewrite-url',
      'x-host',
      'forwarded',
      'referer',
      'origin',
      'accept-language',
      'user-agent',
      'cookie',
      'x-http-method-override',
      'authorization',
      'range',
      'via',
      'x-real-ip',
      'accept',
      'cache-control',
      'pragma',
    ]
    for (let round = 0; round < 3 * names.length; round += 1) {
      const name = names[round % names.length] ?? 'x-test'
      await t.parts.purge.purge([`${t.siteA.id}/*`])
      await t.ask(`/de?utm_${round}=<script>poison${round}</script>&_=${round}`, { headers: { [name]: `poison${round}"'><script>` } })
      expect(keptPage()?.ready.plain.body.equals(clean?.ready.plain.body ?? Buffer.alloc(0)), name).toBe(true)
    }
  })

  test('only published live pages are kept, and one page for all that is missing', async () => {
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    // All addresses that lead nowhere share one page per language.
    await t.ask('/de/nowhere')
    const before = t.parts.pages.stats().entries
    await t.ask('/de/edit', { who: 'editorA' })
    for (const path of ['/de/nothing', '/de/nothing-else', '/de/services/nothing']) await t.ask(path)
    await t.ask('/de/login')
    await t.ask('/de/alt')
    await t.ask('/api/v1/auth', { who: 'editorA' })
    expect(t.parts.pages.stats().entries).toBe(before)
    expect(t.parts.pages.get(`${t.siteA.id} 404 de`)).toBeDefined()
  })

  test('an editor’s live page is the visitors’ page', async () => {
    const [visitor, editor] = [await (await t.ask('/de')).text(), await (await t.ask('/de', { who: 'editorA' })).text()]
    expect(editor).toBe(visitor)
  })

  test('[V-252] all eight tags are known', async () => {
    for (const tag of ['appMetadata', 'pages', 'pageStatus', 'settings', 'navigation', 'translations', 'instagramFeed', 'changelog']) {
      expect((await t.ask('/api/v1/revalidate/tag', { who: 'editorA', body: { tag } })).status, tag).toBe(200)
    }
  })

  test('[E-245] a stored setting is seen at the next visit; so is the menu, and the tags of files, groups, translations and page data are known', async () => {
    const { settings, revision } = (await (await t.ask('/api/v1/settings', { who: 'editorA' })).json()) as { settings: { contact: object }; revision: number }
    const visited = async () => (await t.ask('/de')).text()
    expect(await visited()).not.toContain('Nachtigall AG')
    const changed = { ...settings, contact: { ...settings.contact, companyName: 'Nachtigall AG' } }
    expect((await t.ask('/api/v1/settings', { who: 'editorA', body: { settings: changed, revision } })).status).toBe(200)
    expect(await visited()).toContain('Nachtigall AG')
    for (const tag of ['fileList', 'pageStatus', 'groupStatus', 'translationStatus', 'pageData', 'navigation']) {
      await visited()
      expect(keptPage()).toBeDefined()
      expect((await t.ask('/api/v1/revalidate/tag', { who: 'editorA', body: { tag } })).status, tag).toBe(200)
    }
  })

  test('[V-253, E-241] revalidating a tag makes the next visit show fresh data', async () => {
    await t.ask('/de')
    await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`update site.settings set value = jsonb_set(value, '{footer,street}', '"Neue Strasse 7"')`))
    expect(await (await t.ask('/de')).text()).not.toContain('Neue Strasse 7')
    const response = await t.ask('/api/v1/revalidate/tag', { who: 'editorA', body: { tag: 'settings' } })
    expect(await response.json()).toEqual({ success: true, tag: 'settings' })
    expect(await (await t.ask('/de')).text()).toContain('Neue Strasse 7')
  })

  test('[V-254] revalidation refuses visitors and unknown tags', async () => {
    expect((await t.ask('/api/v1/revalidate/tag', { body: { tag: 'pages' } })).status).toBe(401)
    for (const tag of ['nothing', '', 'page:1', '*']) expect((await t.ask('/api/v1/revalidate/tag', { who: 'editorA', body: { tag } })).status, tag).toBe(400)
    expect((await t.ask('/api/v1/revalidate/full', { who: 'editorA', body: {} })).status).toBe(403)
    expect((await t.ask('/api/v1/revalidate/full', { who: 'admin', body: {} })).status).toBe(200)
  })

  test('one site’s purge leaves the other site’s pages', async () => {
    await t.ask('/de', { host: 'bruno.example' })
    await t.ask('/de')
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    expect(keptPage()).toBeUndefined()
    expect(t.parts.pages.get(cacheKey(t.siteB.id, '/de'))).toBeDefined()
  })

  test('while purges may be passing by, pages are drawn anew', async () => {
    await t.ask('/de')
    const renders = t.parts.metrics.renders
    const original = t.parts.mayServeCached
    t.parts.mayServeCached = () => false
    await t.ask('/de')
    t.parts.mayServeCached = original
    expect(t.parts.metrics.renders).toBe(renders + 1)
  })
})
