import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { buildPath, UNLISTED_SLUGS } from '../../src/model/page/path.ts'
import { ask } from '../support/http.ts'
import { crawl, tags, type Crawled } from '../support/crawl.ts'

/** What the HTML standard forbids, and nothing about taste. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

type Found = { locations: string[]; pages: Map<string, Crawled> }

describe.each(demoSites)('$label', ({ label, locales, pages: written }) => {
  const host = `${label}.localhost`
  const port = inject('port')
  const origin = `http://${host}:${port}`
  let found: Found
  const content = () => [...found.pages.values()].filter(({ html, status }) => html !== '' && status === 200 && !html.includes('content="noindex"'))

  beforeAll(async () => {
    const sitemap = await ask({ port, host, path: '/sitemap.xml' })
    const locations = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => (match[1] ?? '').slice(origin.length))
    found = { locations, pages: await crawl({ port, host }, ['/', ...locales.map((locale) => `/${locale}`)]) }
  }, 120_000)

  test('[V-014] [V-018] every written page is reached by links alone, and the sitemap names exactly these', () => {
    const expected = written.filter(({ password, slugs }) => password === undefined && !UNLISTED_SLUGS.includes(slugs.de ?? '')).flatMap((page) => locales.map((locale) => buildPath({ locale, mode: 'live', collection: page.collection ?? null, slug: page.slugs[locale] ?? '' })))
    const reached = content().map(({ path }) => path)
    expect(reached.toSorted()).toEqual(expected.toSorted())
    expect(found.locations.toSorted()).toEqual(expected.toSorted())
  })

  test('no link is broken, neither to a page nor to a place in one nor to a picture', async () => {
    expect([...found.pages.values()].filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`)).toEqual([])
    const missing = content().flatMap(({ path, fragments }) =>
      fragments
        .filter((link) => {
          const [page = '', id = ''] = link.split('#')
          return !found.pages.get(page)?.ids.has(decodeURIComponent(id))
        })
        .map((link) => `${path} → ${link}`),
    )
    expect(missing).toEqual([])
    const pictures = [...new Set(content().flatMap((page) => page.pictures))]
    for (const path of pictures) {
      const { status, headers } = await ask({ port, host, path, method: 'HEAD' })
      expect([status, String(headers['content-type']).split('/')[0]], path).toEqual([200, 'image'])
    }
  }, 120_000)

  test('every page says its own name, what it is about and where it stands', () => {
    const titles = new Map<string, string>()
    for (const { path, html } of content()) {
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
      expect(title, path).not.toBe('')
      const language = path.split('/')[1] ?? ''
      expect(titles.get(language + title), `${path} has the title of another page`).toBeUndefined()
      titles.set(language + title, path)
      const meta = tags(html, 'meta')
      expect(meta.find(({ name }) => name === 'description')?.content?.length ?? 0, path).toBeGreaterThanOrEqual(70)
      expect(tags(html, 'link').find(({ rel }) => rel === 'canonical')?.href, path).toBe(origin + path)
      const share = (property: string) => meta.find((one) => one.property === property)?.content
      expect(share('og:url'), path).toBe(origin + path)
      expect(share('og:image'), path).toMatch(/^http:\/\/.*\/(share\.png|media\/[0-9a-z]{26}\/share\.jpg)$/)
    }
  })

  test('[V-018] every page and its translations name each other, and one of them for everybody else', () => {
    const languages = new Map(
      content().map(({ path, html }) => [
        path,
        tags(html, 'link')
          .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
          .map(({ hreflang = '', href = '' }) => ({ hreflang, path: href.slice(origin.length) })),
      ]),
    )
    for (const [path, alternates] of languages) {
      if (locales.length === 1) {
        expect(alternates, path).toEqual([])
        continue
      }
      expect(
        alternates.map(({ hreflang }) => hreflang),
        path,
      ).toEqual([...locales, 'x-default'])
      expect(alternates.find(({ hreflang }) => hreflang === path.split('/')[1])?.path, path).toBe(path)
      for (const other of alternates) expect(languages.get(other.path), `${other.path} names ${path} back`).toEqual(alternates)
    }
  })

  test('what is told to machines can be read by them', () => {
    for (const { path, html } of content()) {
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        (match) => JSON.parse(match[1] ?? '') as { '@context': string; '@graph': { '@type': string }[] },
      )
      expect(blocks, path).toHaveLength(1)
      expect(blocks[0]?.['@context'], path).toBe('https://schema.org')
      expect(blocks[0]?.['@graph'].length, path).toBeGreaterThan(0)
    }
  })

  test('every page is valid HTML', async () => {
    const wrong: string[] = []
    for (const { path, html } of content()) {
      const report = await validator.validateString(html)
      for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages)) wrong.push(`${path} ${ruleId}: ${message} (${selector})`)
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

test('an optician’s branches are described with their hours, and the news of an association can be subscribed to', async () => {
  const port = inject('port')
  const contact = await ask({ port, host: 'seeblick.localhost', path: '/de/~contact' })
  expect(contact.text.match(/"@type":"Optician"/g)).toHaveLength(3)
  expect(contact.text).toContain('"specialOpeningHoursSpecification"')
  const home = await ask({ port, host: 'verband.localhost', path: '/fr' })
  const feed = tags(home.text, 'link').find(({ type }) => type === 'application/rss+xml')?.href
  expect(feed).toBe('/fr/feed.xml')
  const rss = await ask({ port, host: 'verband.localhost', path: feed ?? '' })
  expect(rss.text.match(/<item>/g)).toHaveLength(6)
  expect(rss.text.match(/<pubDate>/g)).toHaveLength(6)
})
