import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let t: TestApp
let aboutId: string
beforeAll(async () => {
  t = await openTestApp()
  aboutId = await t.pageId(t.siteA, 'ueber-uns')
})
afterAll(() => t.close())

const inA = (statement: string) => t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(statement))
const publish = (id: string) => t.ask('/api/v1/page/publish', { who: 'editorA', body: { id } })

/** The words of the «Über uns» page's only section, as an editor typed them; a language without a translation would hold the publication up. */
async function write(texts: { de?: string; en?: string }): Promise<void> {
  const content = JSON.stringify({ type: 'localizedSingleValue', data: { de: 'Anderswo', en: 'Elsewhere', ...texts } }).replaceAll("'", "''")
  await inA(`update site.fields set content = '${content}' where name = 'title' and group_id in (select id from site.groups where page_id = '${aboutId}')`)
}

async function say(texts: { de?: string; en?: string }): Promise<void> {
  await write(texts)
  expect((await publish(aboutId)).status).toBe(200)
}

type Asked = Parameters<TestApp['ask']>[1] & { locale?: string; mode?: '/edit'; page?: number }

async function search(term: string, { locale = 'de', mode, page, ...options }: Asked = {}) {
  const response = await t.ask(`/${locale}${mode ?? ''}/search?search=${encodeURIComponent(term)}${page === undefined ? '' : `&page=${page}`}`, options)
  const html = await response.text()
  const list = /<ol.*?<\/ol>/s.exec(html)?.[0] ?? ''
  return { status: response.status, headers: response.headers, html, list, links: [...list.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1]) }
}

const found = async (term: string, options?: Asked) => (await search(term, options)).links

describe('what is found', () => {
  beforeEach(() => say({ de: 'Wir beraten Sie zu jeder Brille und zu Gläsern für Zürich', en: 'We advise on glasses' }))

  test('one wrong letter still finds the page, two do not, and words behind a password are no help', async () => {
    for (const term of ['Brlle', 'Birlle', 'Brillle', 'beratne Brlle']) expect(await found(term), term).toContain('/de/ueber-uns')
    expect(await found('Brxxe')).toEqual([])
    expect((await search('Brlle')).list).toMatch(/<mark[^>]*>Brille</)
    await inA(`update site.pages set password_hash = 'x' where id = '${aboutId}'`)
    expect(await found('Brlle')).toEqual([])
    await inA(`update site.pages set password_hash = null where id = '${aboutId}'`)
  })

  test('[V-191] a short word is not taken for another one, nor any word for one that is too common to count', async () => {
    await say({ de: 'Die Brille passt noch zu meiner Nase' })
    expect(await found('noch')).toEqual(['/de/ueber-uns'])
    for (const term of ['Loch', 'doch', 'nuch', 'Meier']) expect(await found(term), term).toEqual([])
  })

  test('[V-191] published pages and items of a collection whose title or text holds the term, in this language only', async () => {
    expect(await found('beraten')).toEqual(['/de/ueber-uns'])
    expect(await found('Sehtest')).toEqual(['/de/services/sehtest'])
    expect(await found('Über uns')).toEqual(['/de/ueber-uns'])
    expect(await found('advise')).toEqual([])
    expect(await found('advise', { locale: 'en' })).toEqual(['/en/about-us'])
    expect(await found('beraten', { locale: 'en' })).toEqual([])
  })

  test('[V-191] other forms of a word are found, with and without accents, and the last word by its beginning', async () => {
    for (const term of ['Brillen', 'brille', 'BRILLE', 'Bril', 'Glas', 'Gläser', 'glasern', 'Zurich', 'zür', 'brille beraten', 'Brillen zuri'])
      expect(await found(term), term).toEqual(['/de/ueber-uns'])
  })

  test('[V-191] all words must be there; words too common to count are left out unless there are no others', async () => {
    expect(await found('beraten Fahrrad')).toEqual([])
    expect(await found('Bera Zürich')).toEqual([])
    expect(await found('der Brille')).toEqual(['/de/ueber-uns'])
    expect(await found('wir sie')).toEqual(['/de/ueber-uns'])
  })

  test('words too common to count are not marked either, with or without accents', async () => {
    const { list } = await search('Gläser für zu')
    expect([...list.matchAll(/<mark[^>]*>([^<]*)</g)].map(([, word]) => word)).toEqual(['Gläsern'])
  })

  test('[A-22] title, link and a preview of 200 characters around the first hit, the hits marked', async () => {
    await say({ de: `${'Vorher steht viel. '.repeat(30)}Hier steht der Kobold im Wald. ${'Nachher steht noch mehr. '.repeat(30)}` })
    const { list } = await search('kobolde')
    const preview = /<p[^>]*>(.*?)<\/p>/s.exec(list)?.[1] ?? ''
    expect(preview).toMatch(/^… .*<mark[^>]*>Kobold<\/mark> im Wald.* …$/s)
    const text = preview.replaceAll(/<[^>]+>|<!-- -->/g, '').replaceAll(/^… | …$/g, '')
    expect(text.length).toBeLessThanOrEqual(200)
    expect(text.length).toBeGreaterThan(150)
    expect((await search('über')).list).toMatch(/<a [^>]*><mark[^>]*>Über<\/mark> uns<\/a>|<a [^>]*><mark[^>]*>Über<\/mark><!-- --> uns/)
  })

  test('a hit in the title comes before one in the text', async () => {
    await say({ de: 'Sehtest, Sehtest und noch ein Sehtest' })
    expect(await found('Sehtest')).toEqual(['/de/services/sehtest', '/de/ueber-uns'])
  })

  test('a new name of a page counts at once', async () => {
    await inA(`update site.pages set meta = jsonb_set(meta, '{name,de}', '"Alle Hintergründe"') where id = '${aboutId}'`)
    expect(await found('Hintergrund')).toEqual(['/de/ueber-uns'])
    await inA(`update site.pages set meta = jsonb_set(meta, '{name,de}', '"Über uns"') where id = '${aboutId}'`)
    expect(await found('Hintergrund')).toEqual([])
  })
})

describe('what is not found', () => {
  beforeEach(() => say({ de: 'Ein Geheimnis', en: 'A secret' }))

  test('[V-191] words that were not published', async () => {
    await write({ de: 'Ein Entwurf' })
    expect(await found('Entwurf')).toEqual([])
    expect(await found('Geheimnis')).toEqual(['/de/ueber-uns'])
    await publish(aboutId)
    expect(await found('Entwurf')).toEqual(['/de/ueber-uns'])
    expect(await found('Geheimnis')).toEqual([])
  })

  test('[V-191] pages that are draft, archived or deleted; one marked for deletion is still there', async () => {
    for (const [status, expected] of [
      ['draft', []],
      ['archived', []],
      ['deleted', []],
      ['markedForDeletion', ['/de/ueber-uns']],
      ['published', ['/de/ueber-uns']],
    ] as const) {
      await inA(`update site.pages set status = '${status}' where id = '${aboutId}'`)
      expect(await found('Geheimnis'), status).toEqual(expected)
    }
  })

  test('[V-032] a protected page: neither its title nor its text', async () => {
    await inA(`update site.pages set password_hash = 'x' where id = '${aboutId}'`)
    for (const term of ['Geheimnis', 'Über uns']) {
      const { html, links } = await search(term)
      expect(links).toEqual([])
      expect(html).not.toContain('Ein Geheimnis')
    }
    await inA(`update site.pages set password_hash = null where id = '${aboutId}'`)
    expect(await found('Geheimnis')).toEqual(['/de/ueber-uns'])
  })

  test('[A-22] a page that is not shown in this language', async () => {
    await inA(`update site.pages set disallowed_languages = '{de}' where id = '${aboutId}'`)
    expect(await found('Geheimnis'), 'not published yet').toEqual(['/de/ueber-uns'])
    await publish(aboutId)
    expect(await found('Geheimnis')).toEqual([])
    expect(await found('secret', { locale: 'en' })).toEqual(['/en/about-us'])
    await inA(`update site.pages set disallowed_languages = '{}' where id = '${aboutId}'`)
  })

  test('another site, also with its word and its address', async () => {
    expect(await found('brunosonly')).toEqual([])
    expect(await found('annasonly')).toEqual(['/de'])
    expect(await found('Geheimnis', { host: HOST_B })).toEqual([])
  })

  test('a hidden slot, and a section that is hidden or not shown in this language', async () => {
    const ofAbout = `group_id in (select id from site.groups where page_id = '${aboutId}')`
    const changes = [
      [`update site.fields set visible = false where ${ofAbout}`, `update site.fields set visible = true where ${ofAbout}`],
      [`update site.groups set status = 'archived' where page_id = '${aboutId}'`, `update site.groups set status = 'published' where page_id = '${aboutId}'`],
      [`update site.groups set disallowed_languages = '{de}' where page_id = '${aboutId}'`, `update site.groups set disallowed_languages = '{}' where page_id = '${aboutId}'`],
    ] as const
    for (const [hide, show] of changes) {
      await inA(hide)
      await publish(aboutId)
      expect(await found('Geheimnis'), hide).toEqual([])
      await inA(show)
      await publish(aboutId)
      expect(await found('Geheimnis'), show).toEqual(['/de/ueber-uns'])
    }
  })
})

describe('what visitors type', () => {
  test('[V-023] the page opens without a term: a form that works without script, and not for search engines', async () => {
    const response = await t.ask('/de/search')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toMatch(/<form [^>]*action="\/de\/search"[^>]*>.*<input type="search"[^>]*name="search"/s)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('role="status"')
    for (const path of ['/xx/search', '/fr/search', '/fr/search?search=x']) expect((await t.ask(path)).status, path).toBe(404)
  })

  test('[A-23] the term stands in the field and in the language links', async () => {
    const { html } = await search('Sehtest & mehr')
    expect(html).toContain('value="Sehtest &amp; mehr"')
    expect(html).toContain('href="/en/search?search=Sehtest%20%26%20mehr"')
  })

  test('[A-22] fewer than three characters get a hint, and no result a text with help', async () => {
    for (const term of ['Se', '  a  ', '🙂🙂']) expect((await search(term)).html, term).toContain('mindestens 3 Zeichen')
    const { html, status } = await search('gibtesnicht')
    expect(status).toBe(200)
    expect(html).toContain('Nichts gefunden für «gibtesnicht»')
    expect(html).toContain('Vielleicht hilft eine andere Schreibweise')
  })

  test('[A-22] an empty term asks for nothing', async () => {
    const start = await (await t.ask('/de/search')).text()
    for (const term of ['', ' ', '\u0000']) expect((await search(term)).html, term).toBe(start)
  })

  test('before anything is asked, and where nothing was found, it shows ways into the site', async () => {
    const waysIn = (html: string) => [...(/<main.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(/<li><a href="(\/de[^"]*)"/g)].length
    const start = await (await t.ask('/de/search')).text()
    expect(waysIn(start)).toBeGreaterThan(1)
    expect(waysIn((await search('gibtesnicht')).html)).toBe(waysIn(start))
    expect(waysIn((await search('Se')).html)).toBe(0)
  })

  test('a very long term gets a clear answer', async () => {
    for (const term of ['a'.repeat(10_000), 'Sehtest '.repeat(1000), '🙂'.repeat(1500)]) {
      const { status, html } = await search(term)
      expect(status).toBe(400)
      expect(html).toContain('höchstens 100 Zeichen')
      expect(html.length).toBeLessThan(20_000)
    }
    expect((await search('a'.repeat(100))).status).toBe(200)
  })

  test('whatever a query language, a pattern or HTML would understand is only text', async () => {
    await say({ de: 'Ein <script>alert(1)</script> & <b>fettes</b> Zitat' })
    const terms = [
      '&|!():*',
      "Zitat'",
      'Zitat\\',
      '!Zitat',
      'Zitat:*',
      'Zitat & !fettes',
      '(((',
      "');drop table site.pages;--",
      '%_%',
      '\u0000\u0000\u0000',
      'a\u0000b\u0000c',
      '<->',
      "''''",
      'ﷺﷺﷺ',
      '-----',
      '10:*A',
    ]
    for (const term of terms) expect((await search(term)).status, term).toBe(200)
    for (const raw of ['%', '%zz', '%C3%28', '%ED%A0%80abc', '[]=x', 'x&search=y']) expect((await t.ask(`/de/search?search=${raw}`)).status, raw).toBe(200)
    expect(await found('!Zitat')).toEqual(['/de/ueber-uns'])
    expect(await found('Zitat & !fettes')).toEqual(['/de/ueber-uns'])
    expect(await found('&|!():*')).toEqual([])
    const { html, list } = await search('<script>alert(1)</script>')
    expect(list).toContain('&lt;<mark')
    expect(html).not.toContain('<script>alert')
    expect((await search('"><img src=x onerror=alert(1)>')).html).not.toContain('<img src=x')
  })

  test('twenty at a time with plain links; a page that does not exist answers the first', async () => {
    const ids = Array.from({ length: 45 }, () => t.parts.newId())
    await inA(
      `insert into site.pages (site_id, id, status, meta) select '${t.siteA.id}', id, 'published', '{"name":{"de":"Reihenhaus"}}' from unnest('{${ids.join(',')}}'::text[]) id`,
    )
    for (const id of ids) await publish(id)
    const [first, last, beyond] = [await search('Reihenhaus'), await search('Reihenhaus', { page: 3 }), await search('Reihenhaus', { page: 9 })]
    expect([first, last, beyond].map(({ links }) => links.length)).toEqual([20, 5, 20])
    expect(first.html).toContain('45 Treffer für «Reihenhaus»')
    expect(first.html).toContain('href="/de/search?search=Reihenhaus&amp;page=2"')
    expect(first.html).toContain('Seite 1 von 3')
    expect(new Set([...first.links, ...(await found('Reihenhaus', { page: 2 })), ...last.links]).size).toBe(45)
    for (const page of [-1, 0, 1e9, Number.NaN]) expect((await search('Reihenhaus', { page })).status).toBe(200)
    await inA(`delete from site.pages where id = any('{${ids.join(',')}}')`)
  })
})

describe('around it', () => {
  test('answers are private and never kept as bytes', async () => {
    const before = t.parts.pages.stats().entries
    const { headers } = await search('Sehtest')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(t.parts.pages.stats().entries).toBe(before)
  })

  test('answers travel packed where the browser takes that, and are the same', async () => {
    const ask = (headers: Record<string, string>, method = 'GET') => t.ask('/de/search?search=brille', { headers, method })
    const [plain, packed, head] = [await ask({}), await ask({ 'accept-encoding': 'br, gzip' }), await ask({ 'accept-encoding': 'gzip' }, 'HEAD')]
    expect([plain, packed, head].map(({ headers }) => [headers.get('content-encoding'), headers.get('vary')])).toEqual([
      [null, 'accept-encoding'],
      ['gzip', 'accept-encoding'],
      ['gzip', 'accept-encoding'],
    ])
    const bytes = Buffer.from(await packed.arrayBuffer())
    const text = await plain.text()
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect(packed.headers.get('content-length')).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(text.length / 2)
    expect(await head.text()).toBe('')
  })

  test('whoever asks without end has to wait', async () => {
    const tight = await openTestApp({ limits: { search: 2 } })
    const statuses: number[] = []
    for (let round = 0; round < 3; round += 1) statuses.push((await tight.ask('/de/search?search=Sehtest')).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await tight.ask('/de/search')).status).toBe(200)
    await tight.close()
  })

  test('a hundred hits are a hundred; only where there are more it says so', async () => {
    const add = async (from: number, to: number) => {
      const each = `from generate_series(${from}, ${to}) as n`
      await inA(`insert into site.pages (site_id, id, status, meta) select '${t.siteA.id}', 'hundred' || n, 'published', '{"name":{}}' ${each}`)
      await inA(`insert into site.page_versions (site_id, id, page_id, number, content) select '${t.siteA.id}', 'hundred' || n, 'hundred' || n, 1, '{}' ${each}`)
      await inA(`update site.pages set live_version = id where id like 'hundred%'`)
      await inA(
        `insert into site.search_entries (site_id, locale, page_id, version, title, body) select '${t.siteA.id}', 'de', 'hundred' || n, 'hundred' || n, '', 'Hundertfach' ${each}`,
      )
    }
    await add(1, 100)
    expect((await search('Hundertfach')).html).toContain('>100 Treffer für «Hundertfach»')
    await add(101, 101)
    const last = await search('Hundertfach', { page: 5 })
    expect(last.html).toContain('>Mehr als 100 Treffer für «Hundertfach»')
    expect(last.links).toHaveLength(20)
    expect(last.html).toContain('Seite 5 von 5')
    expect((await search('Hundertfach', { page: 6 })).html).toContain('Seite 1 von 5')
  })

  test('in edit mode an editor gets results that stay in edit mode, anybody else the login', async () => {
    const { status, links } = await search('Sehtest', { mode: '/edit', who: 'editorA' })
    expect([status, links]).toEqual([200, ['/de/edit/services/sehtest']])
    expect((await t.ask('/de/edit/search', { who: 'editorA' })).status).toBe(200)
    for (const who of ['visitor', 'editorB'] as const) {
      const response = await t.ask('/de/edit/search?search=Sehtest', { who })
      expect([response.status, response.headers.get('location')]).toEqual([302, `/de/login?return=${encodeURIComponent('/de/edit/search?search=Sehtest')}`])
    }
  })

  test('[V-024] the page with the role search is the search: its sections stand above the results, and its own address leads there', async () => {
    await say({ de: 'Was suchen Sie bei uns' })
    await inA(`update site.pages set role = 'search' where id = '${aboutId}'`)
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    const { html, links } = await search('Sehtest')
    expect(html).toContain('Was suchen Sie bei uns</h1>')
    expect(html.indexOf('Was suchen Sie bei uns')).toBeLessThan(html.lastIndexOf('name="search"'))
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(links).toEqual(['/de/services/sehtest'])
    const own = await t.ask('/de/ueber-uns')
    expect([own.status, own.headers.get('location')]).toEqual([302, '/de/search'])
    const edit = await t.ask('/de/edit/search', { who: 'editorA' })
    expect([edit.status, edit.headers.get('location')]).toEqual([302, '/de/edit/ueber-uns'])
    await inA(`update site.pages set status = 'archived' where id = '${aboutId}'`)
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    expect((await search('Sehtest')).html).not.toContain('Was suchen Sie bei uns')
    await inA(`update site.pages set status = 'published', role = null where id = '${aboutId}'`)
    await t.parts.purge.purge([`${t.siteA.id}/*`])
  })

  test('what surrounds the results is drawn once for all who ask, with nothing of what they asked, and anew after any change', async () => {
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    const drawn = () => t.parts.searchShells.stats().renders
    const before = drawn()
    for (const term of ['Brille', '<b>"Gegenteil"</b>', '']) await search(term)
    expect(drawn() - before).toBe(1)
    expect(JSON.stringify(t.parts.searchShells.get(`${t.siteA.id} de`))).not.toMatch(/Brille|Gegenteil/)
    await say({ de: 'Etwas Neues', en: 'Something new' })
    await search('Sehtest')
    expect(drawn() - before).toBe(2)
    const may = t.parts.mayServeCached
    t.parts.mayServeCached = () => false
    await search('Sehtest')
    t.parts.mayServeCached = may
    expect(drawn() - before).toBe(3)
  })
})
