import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { business } from '../../demo/seeblick/business.ts'
import { demoSites } from '../../demo/sites.ts'
import type { SeedGroup } from '../../src/actions/demo/seed.ts'
import { formatCost } from '../../src/model/content/cost.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Group } from '../../src/model/page/document.ts'
import { buildPath } from '../../src/model/page/path.ts'
import { definitions } from '../../src/sections/definitions.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import { insertPage } from '../../src/store/pages.ts'
import { address, awaitBehaviours, openAsEditor, openBrowser, visit, type DemoSite } from '../support/browser.ts'
import { demoSiteIn, withJourneyStore } from '../support/journey-store.ts'
import { removePages, writePage } from '../support/write-page.ts'

const BOOKINGS = { etermin: 'https://termin.example.ch/a', healthOptics: 'https://gesund.example.ch/b', iframe: 'https://kalender.example.ch/c' }
const SLUGS = ['versprechen-buchen', 'versprechen-sprache', 'versprechen-links']
const draftId = idFromBytes(randomBytes(16))

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  const booking = ([type, url]: [string, string]) => ({ ...sampleGroup(definitions.bookingContainer, { id: type }), options: { bookingLink: { type, url } } })
  await writePage({ site: 'seeblick', slug: 'versprechen-buchen', groups: Object.entries(BOOKINGS).map(booking) })
  await writePage({
    site: 'seeblick',
    slug: 'versprechen-sprache',
    groups: [titled('Nur auf Deutsch gesagt', { de: 'Nur auf Deutsch gesagt' }), titled('both', { de: 'Zweierlei', en: 'In both' })],
  })
  const published = await withJourneyStore(async (store) => {
    const { id } = await demoSiteIn(store, 'seeblick')
    return store.inSite(id, async (tx) => {
      await insertPage(tx, { id: draftId, collection: null, role: null, status: 'draft', meta: { name: { de: 'Entwurf' }, description: {} } })
      const { rows } = await tx.execute<{ id: string }>(`select page_id as id from site.slugs where slug = 'team' and locale = 'de'`)
      return rows[0]?.id ?? ''
    })
  })
  await writePage({ site: 'seeblick', slug: 'versprechen-links', groups: [linked(draftId), linked(published)] })
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', SLUGS)
})

function titled(id: string, title: Record<string, string>): Group {
  const group = sampleGroup(definitions.richTextBlock, { id })
  return { ...group, fields: { title: { ...group.fields['title'], content: { type: 'localizedSingleValue', data: title } } as Group['fields'][string] } }
}

function linked(pageId: string): Group {
  const group = sampleGroup(definitions.cta, { id: pageId })
  const { button } = group.fields
  return button ? { ...group, fields: { ...group.fields, button: { ...button, options: { link: { type: 'page', page: { id: pageId } } } } } } : group
}

const linksOn = (page: Page, part = 'body') => page.locator(`${part} a[href]`).evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))

test('[V-001] an optician with several branches lists each with its own address and hours', async () => {
  const { page, context } = await visit(browser)
  await page.goto(address('seeblick', '/de/~contact'))
  const listed = page.locator('main article:has([data-day])')
  expect(business.branches).toHaveLength(3)
  expect(await listed.count()).toBe(3)
  for (const [index, { name, street, email }] of business.branches.entries()) {
    const text = await listed.nth(index).innerText()
    for (const word of [name, street, email, 'Montag']) expect(text, name).toContain(word)
  }
  expect(
    new Set(await listed.evaluateAll((branches) => branches.map((branch) => [...branch.querySelectorAll('[data-day]')].map(({ textContent }) => textContent).join()))).size,
  ).toBeGreaterThan(1)
  await context.close()
})

/** Every page in every language it has an address in. */
const pathsOf = (site: DemoSite) =>
  demoSites
    .filter(({ label }) => label === site)
    .flatMap(({ locales, pages }) =>
      pages.flatMap(({ collection = null, slugs }) =>
        locales.flatMap((locale) => (slugs[locale] === undefined ? [] : [buildPath({ locale, mode: 'live', collection, slug: slugs[locale] })])),
      ),
    )

describe('languages', () => {
  test.each(demoSites.map(({ label }) => label as DemoSite))('[V-009] %s: every page says the language of its address', async (site) => {
    const { page, context } = await visit(browser)
    await page.goto(address(site, '/de'))
    const said = await page.evaluate(async (paths) => {
      const languageOf = async (path: string) => new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html').documentElement.lang
      return Promise.all(paths.map(async (path) => ({ path, lang: await languageOf(path) })))
    }, pathsOf(site))
    expect(said.length).toBeGreaterThan(8)
    expect(said.filter(({ path, lang }) => path.split('/')[1] !== lang)).toEqual([])
    await context.close()
  })

  test('[V-008] a new optician’s site speaks German and English, and its switch offers these two', async () => {
    const env = { ...process.env, NODE_ENV: 'test', VITEST: '', DATA_DIR: inject('dataDir'), LOG_LEVEL: 'warn' }
    await promisify(execFile)(process.execPath, ['dist/server/cli.js', 'create-site', '--host', 'neue-optik.localhost', '--name', 'Neue Optik', '--optician'], { env })
    const { page, context } = await visit(browser)
    await page.goto(address('neue-optik', '/de'))
    expect(await page.locator('header [hreflang]').evaluateAll((links) => [...new Set(links.map((link) => link.textContent?.trim()))])).toEqual(['DE', 'EN'])
    for (const [locale, status] of [
      ['de', 200],
      ['en', 200],
      ['fr', 404],
      ['it', 404],
    ] as const)
      expect((await page.goto(address('neue-optik', `/${locale}`)))?.status(), locale).toBe(status)
    await context.close()
  })

  test('[V-011] a text that is missing in a language is not shown in another one', async () => {
    const { page, context } = await visit(browser)
    await page.goto(address('seeblick', '/de/versprechen-sprache'))
    await page.getByRole('heading', { name: 'Nur auf Deutsch gesagt' }).waitFor()
    const id = new URL((await page.locator('link[hreflang=en]').first().getAttribute('href')) ?? '').pathname
    await page.goto(address('seeblick', id))
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.locator('main h1, main h2').allInnerTexts()).toEqual(['In both'])
    expect(await page.locator('main').innerText()).not.toContain('Deutsch')
    await context.close()
  })
})

const costsIn = (groups: readonly SeedGroup[]): string[] =>
  groups.flatMap(({ slots = {}, cards = [] }) => [...Object.entries(slots).flatMap(([name, slot]) => (name === 'cost' && 'value' in slot ? [slot.value] : [])), ...costsIn(cards)])

test('[V-013] every price of the demo sites stands there in CHF', async () => {
  const { page, context } = await visit(browser)
  const priced = demoSites.flatMap(({ label, locales: [locale = 'de'], pages }) =>
    pages.map(({ sections, slugs, collection = null }) => ({
      site: label as DemoSite,
      path: buildPath({ locale, mode: 'live', collection, slug: slugs[locale] ?? '' }),
      costs: costsIn(sections),
    })),
  )
  const found = priced.filter(({ costs }) => costs.length > 0)
  expect(found.length).toBeGreaterThan(3)
  for (const { site, path, costs } of found) {
    await page.goto(address(site, path), { waitUntil: 'domcontentloaded' })
    const text = await page.locator('main').innerText()
    for (const cost of costs) expect(text.replaceAll('\u00a0', ' '), path).toContain(formatCost(cost))
  }
  await context.close()
})

describe('addresses', () => {
  test('[V-015] the edit segment opens the same page, also in a collection, and is in no link a visitor gets', async () => {
    const { page, context } = await visit(browser)
    const paths = ['/de/team', '/de/services/sehtest']
    const headings: string[] = []
    for (const path of paths) {
      await page.goto(address('seeblick', path))
      headings.push(await page.locator('main h1').innerText())
      expect((await linksOn(page)).filter((href) => /\/edit(\/|$|\?)/.test(href))).toEqual([])
    }
    for (const [index, path] of paths.entries()) {
      await openAsEditor(page, 'seeblick', path.replace('/de/', '/de/edit/'))
      await page.locator('#edit-data').waitFor({ state: 'attached' })
      expect(await page.locator('main h1').innerText()).toBe(headings[index])
    }
    await context.close()
  })

  test('[V-020] a draft is linked by its id, a published page by its slug', async () => {
    const { page, context } = await visit(browser)
    await page.goto(address('seeblick', '/de/versprechen-links'))
    expect(await linksOn(page, 'main')).toEqual(['/de/team'])
    await openAsEditor(page, 'seeblick', '/de/edit/versprechen-links')
    await expect.poll(async () => (await linksOn(page, 'main')).toSorted()).toEqual([`/de/edit/${draftId}`, '/de/edit/team'].toSorted())
    await page.goto(address('seeblick', `/de/edit/${draftId}`))
    await page.locator('#edit-data').waitFor({ state: 'attached' })
    await context.close()
  })
})

test('[V-146] each kind of booking opens its own target: two in a new tab, the third in the page', async () => {
  const { page, context } = await visit(browser)
  await context.route(/example\.ch/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Termin</title>' }))
  await page.goto(address('seeblick', '/de/versprechen-buchen'))
  for (const url of [BOOKINGS.etermin, BOOKINGS.healthOptics]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), page.locator(`main a[href="${url}"]`).click()])
    await tab.waitForURL(url)
    await tab.close()
  }
  await awaitBehaviours(page, '[data-behaviour*="booking-container"]')
  await page.locator(`main a[href="${BOOKINGS.iframe}"]`).click()
  expect(await page.locator('main iframe').getAttribute('src')).toBe(BOOKINGS.iframe)
  expect(context.pages()).toHaveLength(1)
  await context.close()
})
