import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let t: TestApp
let pageId: string
beforeAll(async () => {
  t = await openTestApp()
  pageId = await t.pageId(t.siteA, 'ueber-uns')
})
afterAll(() => t.close())

const text = async (path: string) => (await t.ask(path)).text()
const count = (html: string, part: string) => html.split(part).length - 1
const publish = async () => expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: pageId } })).status).toBe(200)
const close = (languages: string) => t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`update site.pages set disallowed_languages = '{${languages}}' where id = '${pageId}'`))

/** Everywhere that a visitor learns of the English page: menu and links, itself, the other language, search engines, the search. */
async function tracesOfPage() {
  const [home, german, sitemap, search] = [await text('/en'), await text('/de/ueber-uns'), await text('/sitemap.xml'), await text('/en/search?search=about')]
  return {
    inMenuAndLinks: count(home, 'href="/en/about-us"'),
    opens: (await t.ask('/en/about-us')).status,
    inSwitcher: german.includes('href="/en/about-us"'),
    isAlternate: /<link[^>]*hreflang="en"/i.test(german),
    inSitemap: sitemap.includes('/en/about-us'),
    inSearch: search.includes('<mark'),
  }
}

describe('a language that is closed in a draft', () => {
  test('is open to visitors until that is published, closed then, and closed until its opening is published', async () => {
    const open = await tracesOfPage()
    expect(open).toMatchObject({ opens: 200, inSwitcher: true, isAlternate: true, inSitemap: true, inSearch: true })
    expect(open.inMenuAndLinks).toBeGreaterThan(1)
    await close('en')
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    expect(await tracesOfPage()).toEqual(open)
    await publish()
    const closed = { inMenuAndLinks: 0, opens: 404, inSwitcher: false, isAlternate: false, inSitemap: false, inSearch: false }
    expect(await tracesOfPage()).toEqual(closed)
    await close('')
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    expect(await tracesOfPage()).toEqual(closed)
    await publish()
    expect(await tracesOfPage()).toEqual(open)
  })

  test('a publication that closes and opens nothing leaves other pages kept', async () => {
    await t.ask('/en')
    const renders = t.parts.metrics.renders
    await publish()
    await t.ask('/en')
    expect(t.parts.metrics.renders).toBe(renders)
  })
})
