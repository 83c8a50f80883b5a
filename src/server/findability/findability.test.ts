import pg from 'pg'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const ORIGIN = 'http://anna.example:3000'
const sqlInA = (sql: string) => t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(sql))
const forget = () => t.parts.purge.purge([`${t.siteA.id}/*`, 'platform/sites'])
const text = async (path: string, options?: Parameters<TestApp['ask']>[1]) => (await t.ask(path, options)).text()
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')

describe('the sitemap', () => {
  test('[V-014] [V-018] [V-019] it names every page in every language under the address that opens it', async () => {
    const sehtest = await t.pageId(t.siteA, 'sehtest')
    const system = ['', '/~contact', '/~imprint', '/~privacy', '/~terms'].flatMap((slug) => [`/de${slug}`, `/en${slug}`])
    const own = ['/de/ueber-uns', '/en/about-us', '/de/services/sehtest', `/en/services/${sehtest}`]
    const found = locations(await text('/sitemap.xml'))
    expect(found.toSorted()).toEqual([...system, ...own].map((path) => ORIGIN + path).toSorted())
    for (const url of found) expect((await t.ask(url.slice(ORIGIN.length))).status, url).toBe(200)
  })

  test('each address carries its other languages and the date of its publication', async () => {
    const xml = await text('/sitemap.xml')
    const entry = xml.split('<url>').find((part) => part.includes(`<loc>${ORIGIN}/en/about-us</loc>`)) ?? ''
    expect([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, locale, href]) => [locale, href])).toEqual([
      ['de', `${ORIGIN}/de/ueber-uns`],
      ['en', `${ORIGIN}/en/about-us`],
      ['x-default', `${ORIGIN}/de/ueber-uns`],
    ])
    const lastmod = /<lastmod>([^<]+)</.exec(entry)?.[1] ?? ''
    expect(Math.abs(Date.parse(lastmod) - Date.now())).toBeLessThan(600_000)
    expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
  })

  test('publishing anew moves the date at once', async () => {
    const id = await t.pageId(t.siteA, 'ueber-uns')
    const before = await text('/sitemap.xml')
    expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id } })).status).toBe(200)
    expect(await text('/sitemap.xml')).not.toBe(before)
  })

  test('[V-026] [V-032] what visitors cannot open is not in it', async () => {
    const id = await t.pageId(t.siteA, 'ueber-uns')
    const change = async (sql: string) => {
      await sqlInA(`update site.pages set ${sql} where id = '${id}'`)
      await forget()
      return (await text('/sitemap.xml')).includes('ueber-uns')
    }
    expect(await change(`status = 'markedForDeletion'`)).toBe(true)
    for (const status of ['draft', 'archived', 'deleted']) expect(await change(`status = '${status}'`), status).toBe(false)
    expect(await change(`status = 'published', password_hash = 'scrypt$x'`)).toBe(false)
    expect(await change('password_hash = null')).toBe(true)
  })

  test('a language that was closed with a publication is in no list and in no page’s alternates', async () => {
    const id = await t.pageId(t.siteA, 'ueber-uns')
    await sqlInA(`update site.pages set disallowed_languages = '{en}' where id = '${id}'`)
    await forget()
    expect(await text('/sitemap.xml')).toContain('/en/about-us')
    expect(await text('/de/ueber-uns')).toContain('rel="alternate" hrefLang="en"')
    await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id } })
    expect(await text('/sitemap.xml')).not.toContain('/en/about-us')
    expect(await text('/de/ueber-uns')).not.toContain('rel="alternate"')
    expect((await t.ask('/en/about-us')).status).toBe(404)
    await sqlInA(`update site.pages set disallowed_languages = '{}' where id = '${id}'`)
    await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id } })
  })

  test('10,000 pages are split, complete and without a doublet', async () => {
    const site = t.siteB.id
    // On a connection of its own: one that checked keys while the table was small would go on reading all of it for each row.
    const client = new pg.Client({ connectionString: t.adminUrl })
    await client.connect()
    try {
      await client.query(`begin; set local app.site = '${site}'`)
      await client.query(
        `insert into site.pages (site_id, id, status, meta, live_version) select '${site}', 'p' || lpad(n::text, 25, '0'), 'published', '{"name":{},"description":{}}', 'v' || n from generate_series(1, 10000) n`,
      )
      await client.query(
        `insert into site.page_versions (site_id, id, page_id, number, content) select '${site}', 'v' || n, 'p' || lpad(n::text, 25, '0'), 1, '{"disallowedLanguages":[],"groups":[]}' from generate_series(1, 10000) n`,
      )
      await client.query(
        `insert into site.slugs (site_id, locale, slug, page_id) select '${site}', l, 'seite-' || n, 'p' || lpad(n::text, 25, '0') from generate_series(1, 10000) n, unnest(array['de','en']) l`,
      )
      await client.query('commit')
    } finally {
      await client.end()
    }
    const index = await text('/sitemap.xml', { host: HOST_B })
    expect(index).toContain('<sitemapindex')
    const parts: string[] = []
    for (const url of locations(index)) parts.push(await text(new URL(url).pathname, { host: HOST_B }))
    const urls = parts.map(locations)
    expect(Math.max(...urls.map((part) => part.length))).toBeLessThanOrEqual(50_000)
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(50_000_000)
    expect(new Set(urls.flat()).size).toBe(20_014)
    expect(urls.flat()).toHaveLength(20_014)
    for (const path of [`/sitemap-${parts.length + 1}.xml`, '/sitemap-0.xml', '/sitemap-x.xml']) expect((await t.ask(path, { host: HOST_B })).status, path).toBe(404)
    expect((await t.ask('/sitemap-1.xml')).status).toBe(404)
  })
})

describe('who may look', () => {
  test('robots may read the pages, and neither the editor nor the API', async () => {
    const robots = await text('/robots.txt')
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, rule]) => new RegExp(`^${(rule ?? '').replace(/[.?+()[\]]/g, '\\$&').replaceAll('*', '.*')}`))
    const isClosed = (path: string) => closed.some((rule) => rule.test(path))
    for (const path of ['/api/v1/openapi.json', '/de/edit', '/de/edit/ueber-uns', '/en/edit?toolbar=1', '/de/search?search=x', '/de/x?a=1&search=y'])
      expect(isClosed(path), path).toBe(true)
    for (const path of ['/', '/de', '/de/edition', '/de/search', '/de/edit-suite/x', '/media/1/320.webp']) expect(isClosed(path), path).toBe(false)
  })

  test('the console is closed to them', async () => {
    expect(await text('/robots.txt', { host: 'console.localhost' })).toBe('User-agent: *\nDisallow: /\n')
    expect((await t.ask('/', { host: 'console.localhost' })).headers.get('x-robots-tag')).toBe('noindex')
  })

  test('login, missing, edit pages and the API ask not to be listed', async () => {
    for (const [path, who] of [
      ['/de/login', 'visitor'],
      ['/de/nichts', 'visitor'],
      ['/de/edit', 'editorA'],
      ['/api/v1/openapi.json', 'visitor'],
      ['/api/v1', 'visitor'],
    ] as const) {
      expect((await t.ask(path, { who })).headers.get('x-robots-tag'), path).toBe('noindex')
    }
    for (const [path, who] of [
      ['/de/login', 'visitor'],
      ['/de/nichts', 'visitor'],
      ['/de/edit', 'editorA'],
    ] as const) {
      const html = await text(path, { who })
      expect(html, path).toContain('<meta name="robots" content="noindex"/>')
      for (const part of ['rel="canonical"', 'property="og:', 'hrefLang="x-default"', 'application/ld+json']) expect(html, path).not.toContain(part)
    }
    expect((await t.ask('/de')).headers.get('x-robots-tag')).toBeNull()
  })
})

describe('pictures of a site', () => {
  test('icons and the card for shared links come in their sizes', async () => {
    for (const [path, width, height] of [
      ['/icon-32.png', 32, 32],
      ['/icon-180.png', 180, 180],
      ['/icon-192.png', 192, 192],
      ['/icon-512.png', 512, 512],
      ['/share.png', 1200, 630],
    ] as const) {
      const bytes = Buffer.from(await (await t.ask(path)).arrayBuffer())
      expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'png', width, height })
    }
    const icon = await t.ask('/favicon.ico')
    expect(icon.headers.get('content-type')).toBe('image/x-icon')
    const bytes = Buffer.from(await icon.arrayBuffer())
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    expect(await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata()).toMatchObject({ format: 'png', width: 32 })
  })

  test('the icon wears the site’s colours, and new ones at once', async () => {
    expect(await text('/favicon.svg')).toContain(t.siteA.theme.colors.accent)
    await t.parts.store.platform.execute(`update platform.sites set theme = jsonb_set(theme, '{colors,accent}', '"#123456"') where id = '${t.siteA.id}'`)
    await forget()
    expect(await text('/favicon.svg')).toContain('#123456')
  })

  test('the manifest names icons that exist', async () => {
    const manifest = (await (await t.ask('/site.webmanifest')).json()) as { name: string; icons: { src: string; type: string }[] }
    expect(manifest.name).toBe('Site annasonly')
    for (const { src, type } of manifest.icons) expect((await t.ask(src)).headers.get('content-type'), src).toBe(type)
  })

  test('a shared page shows its first picture, one without shows the site’s card', async () => {
    const image = async (path: string) => /property="og:image" content="([^"]+)"/.exec(await text(path))?.[1] ?? ''
    expect(await image('/de/ueber-uns')).toBe(`${ORIGIN}/share.png`)
    const url = await image('/de')
    expect(url).toMatch(/^http:\/\/anna\.example:3000\/media\/[0-9a-z]{26}\/share\.jpg$/)
    const answer = await t.ask(url.slice(ORIGIN.length))
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect((await t.ask(url.slice(ORIGIN.length), { host: HOST_B })).status).toBe(404)
    expect((await t.ask('/media/unknown/share.jpg')).status).toBe(404)
  })
})

describe('going from page to page', () => {
  test('live pages carry the rules for fetching ahead, and the policy lets exactly those pass; pages of one person do not', async () => {
    const rulesOf = (html: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1]
    const live = await t.ask('/de')
    const rules = rulesOf(await live.text()) ?? ''
    expect(JSON.parse(rules)).not.toHaveProperty('prerender')
    expect(live.headers.get('content-security-policy')).toContain(`'sha256-${createHash('sha256').update(rules).digest('base64')}'`)
    for (const path of ['/de/edit', '/de/login', '/de/nichts']) expect(rulesOf(await (await t.ask(path, { who: 'editorA' })).text()), path).toBeUndefined()
  })

  test('an old address leads to the new one and keeps what stood behind it', async () => {
    const id = await t.pageId(t.siteA, 'ueber-uns')
    await sqlInA(`insert into site.slugs (site_id, locale, slug, page_id, is_current) values ('${t.siteA.id}', 'de', 'frueher', '${id}', false)`)
    for (const [from, to] of [
      ['/de/frueher', '/de/ueber-uns'],
      ['/de/frueher?utm_source=brief&b=%C3%A4', '/de/ueber-uns?utm_source=brief&b=%C3%A4'],
    ]) {
      const answer = await t.ask(from ?? '')
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    }
    expect(await text('/sitemap.xml')).not.toContain('frueher')
  })
})
