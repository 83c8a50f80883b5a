import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { buildPath } from '../../src/model/page/path.ts'
import { definitions } from '../../src/sections/definitions.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import { sweep, violationsOn } from '../support/axe.ts'
import { address, openBrowser, signIn, visit, type DemoSite, type Visit } from '../support/browser.ts'
import { removePages, writePage } from '../support/write-page.ts'

const EVERY = 'jede-sektion'
const UNKNOWN = 'unbekannte-sektion'
const LONG = 'zweihundert-sektionen'
const LONG_COUNT = 200

const types = Object.values(definitions)
const sample = (type: keyof typeof definitions, id: string) => sampleGroup(definitions[type], { id })
const homes = demoSites.map(({ label }) => label as DemoSite)
const demoPages = demoSites.flatMap(({ label, locales: [locale = 'de'], pages }) =>
  pages.map((page) => ({ site: label as DemoSite, path: buildPath({ locale, mode: 'live', collection: page.collection ?? null, slug: page.slugs[locale] ?? '' }) })),
)

let browser: Browser
let editor: Visit

beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'seeblick', slug: EVERY, groups: types.map((definition) => sampleGroup(definition, { id: definition.type })) })
  await writePage({ site: 'seeblick', slug: UNKNOWN, groups: [sample('cta', 'before'), { ...sample('cta', 'gone'), type: 'fromTheFuture' }, sample('cta', 'after')] })
  const few = ['cta', 'richTextBlock', 'textOnImage', 'announcementBar', 'serviceBoard'] as const
  await writePage({ site: 'seeblick', slug: LONG, groups: Array.from({ length: LONG_COUNT }, (_, index) => sample(few[index % few.length] ?? 'cta', `${index}`)) })
  editor = await visit(browser)
  await signIn(editor.page, 'seeblick', '/de/edit')
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [EVERY, UNKNOWN, LONG])
})

const sections = (page: Page) => page.locator('main > section')

async function edit(slug: string): Promise<Page> {
  editor.problems.length = 0
  const response = await editor.page.goto(address('seeblick', `/de/edit/${slug}?toolbar=1`))
  expect(response?.status()).toBe(200)
  await editor.page.locator('main [contenteditable]').first().waitFor()
  return editor.page
}

describe('a page of sections', () => {
  test('[V-081] one of each of the 45 types: status 200 and no error, for visitors and for editors', async () => {
    expect(types).toHaveLength(45)
    const { page, context, problems } = await visit(browser)
    const response = await page.goto(address('seeblick', `/de/${EVERY}`), { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(200)
    expect(problems).toEqual([])
    const live = await page.locator('main > *').count()
    await context.close()

    const edited = await edit(EVERY)
    await edited.waitForLoadState('networkidle')
    expect(await edited.locator('main > *').count()).toBeGreaterThanOrEqual(live)
    expect(live).toBeGreaterThanOrEqual(types.length - 1)
    expect(editor.problems).toEqual([])
  })

  test('[V-082] an unknown type is nothing to visitors, a note to editors, and no harm to its neighbours', async () => {
    const { page, context, problems } = await visit(browser)
    await page.goto(address('seeblick', `/de/${UNKNOWN}`))
    expect(await page.locator('main > *').count()).toBe(2)
    expect(await page.content()).not.toContain('fromTheFuture')
    expect(problems).toEqual([])
    await context.close()

    const edited = await edit(UNKNOWN)
    expect(await edited.locator('main > p').innerText()).toBe('Box fromTheFuture nicht gefunden.')
    expect(await sections(edited).count()).toBe(2)
    expect(editor.problems).toEqual([])
  })

  test('two hundred sections: answered at once, and still a page to work on', async () => {
    const { page, context } = await visit(browser)
    const startedAt = performance.now()
    const response = await page.goto(address('seeblick', `/de/${LONG}`), { waitUntil: 'commit' })
    expect(response?.status()).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(3000)
    await page.waitForLoadState()
    expect(await sections(page).count()).toBe(LONG_COUNT)
    await context.close()

    const edited = await edit(LONG)
    await edited.getByRole('button', { name: /Bearbeiten beenden/ }).waitFor()
    const title = edited.locator('main [contenteditable]').first()
    await title.click()
    await edited.keyboard.press('ControlOrMeta+A')
    const typedAt = performance.now()
    await edited.keyboard.type('Auch hier')
    expect((performance.now() - typedAt) / 9).toBeLessThan(150)
    const saved = edited.waitForResponse((answer) => answer.url().endsWith('/api/v1/data'))
    await edited.keyboard.press('Tab')
    expect((await saved).status()).toBe(200)
    expect(await title.innerText()).toBe('Auch hier')
    expect(editor.problems).toEqual([])
  })

  test('[V-173] a picture of a gallery opens large with the toolbar off, and not with it on', async () => {
    const page = await edit(EVERY)
    const picture = page.locator('img[role="button"]').first()
    await picture.scrollIntoViewIfNeeded()
    await picture.click()
    await picture.press('Enter')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.goto(address('seeblick', `/de/edit/${EVERY}`))
    await picture.scrollIntoViewIfNeeded()
    await picture.click()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('axe finds nothing', () => {
  test('on a page with every type and on the home pages, on a wide screen', async () => {
    const pages = [{ site: 'seeblick' as const, path: `/de/${EVERY}` }, ...homes.map((site) => ({ site, path: '/de' }))]
    await sweep(browser, { reducedMotion: 'reduce' }, pages, async ({ page }, { site, path }) => {
      await page.goto(address(site, path))
      expect(await violationsOn(page), `${site} ${path}`).toEqual([])
    })
  }, 120_000)

  test('on any page of the catalogue', async () => {
    await sweep(browser, { reducedMotion: 'reduce' }, ['/', ...types.map(({ type }) => `/catalogue/${type}`)], async ({ page }, path) => {
      const response = await page.goto(address('console', path))
      expect(response?.status(), path).toBe(200)
      expect(await violationsOn(page), path).toEqual([])
    })
  }, 180_000)
})

/** Everything of the page that somebody should be able to read or press but cannot see, and rows that hide their end. */
function unreachable(): string[] {
  const isFolded = (element: Element) => element.closest('details:not([open]) > :not(summary)') !== null
  const isGone = (element: Element) => getComputedStyle(element).display === 'none'
  const nameOf = (element: Element) => `${element.closest('section')?.id ?? ''} ${element.outerHTML.slice(0, 160)}`
  const wordsOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()
  const all = [...document.querySelectorAll('main *')].filter((element) => element.closest('noscript, svg, summary *') === null)
  // Words that stand there twice, once for each width, are there.
  const absent = all.filter((element) => isGone(element) && wordsOf(element) !== '')
  const lost = absent.filter(
    (element) => !all.some((other) => other !== element && other.tagName === element.tagName && !isGone(other) && !element.contains(other) && wordsOf(other) === wordsOf(element)),
  )
  const hidden = all.filter(
    (element) =>
      element.matches('a, h1, h2, h3, h4, p, li, img, summary, dd, blockquote') &&
      !isFolded(element) &&
      !absent.some((one) => one.contains(element)) &&
      !isGone(element) &&
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  const cut = all.filter(
    (element) =>
      element.matches('ul, ol, div') &&
      !isGone(element) &&
      getComputedStyle(element).overflowX === 'hidden' &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 4 &&
      element.querySelector('a, p, h3') !== null,
  )
  return [...lost.map((element) => `lost: ${nameOf(element)}`), ...hidden.map((element) => `hidden: ${nameOf(element)}`), ...cut.map((element) => `cut off: ${nameOf(element)}`)]
}

test('without script nothing on any demo page is hidden, and rows can be scrolled', async () => {
  await sweep(browser, { javaScriptEnabled: false }, demoPages, async ({ page }, { site, path }) => {
    await page.goto(address(site, path))
    expect(await page.evaluate(unreachable), `${site} ${path}`).toEqual([])
    const count = await page.locator('main a[href], footer a[href], header a[href]').count()
    expect(count, `${site} ${path}`).toBeGreaterThan(3)
  })
}, 120_000)

type Stop = { name: string; place: string; order: number; isFloating: boolean; isMarked: boolean; isInView: boolean }

/** The element that has the focus: where on the page it stands, and whether somebody can see that it has it. */
function currentStop(): Stop | null {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const blocks = [...document.querySelectorAll('body header, main > *, body footer')]
  const block = element.closest('header, main > *, footer')
  const isOutlined = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) => (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  const { top, bottom, left, right } = element.getBoundingClientRect()
  element.dataset['reached'] = ''
  return {
    name: element.outerHTML.slice(0, 140),
    place: block?.id ?? '',
    order: blocks.findIndex((one) => one === block),
    isFloating: [element, block].some((one) => one !== null && getComputedStyle(one).position === 'fixed') || element.closest('details') !== null,
    // A link that covers its whole card shows it there.
    isMarked: [element, element.closest('article, li, figure') ?? element].some((one) => isOutlined(getComputedStyle(one)) || isOutlined(getComputedStyle(one, '::after'))),
    isInView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  }
}

describe('by keyboard', () => {
  test.each(homes)('%s: Tab walks down the home page, past every link and button, always seen, never caught', async (site) => {
    const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
    await page.goto(address(site, '/de'), { waitUntil: 'networkidle' })
    // Arrows of a row appear when it comes into view, as they would for somebody who reads on the way down.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
      }
      scrollTo({ top: 0, behavior: 'instant' })
    })
    await page.waitForLoadState('networkidle')
    const stops: Stop[] = []
    for (let presses = 0; presses < 250; presses += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(currentStop)
      if (stop === null) break
      stops.push(stop)
    }
    expect(stops.length).toBeLessThan(250)
    expect(stops.filter(({ isMarked, isInView }) => !isMarked || !isInView)).toEqual([])
    const standing = stops.filter(({ isFloating, order }) => !isFloating && order >= 0)
    expect(standing.filter(({ order }, index) => order < (standing[index - 1]?.order ?? 0))).toEqual([])
    const missed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body :is(a[href], button, summary):not([data-reached], [disabled], [tabindex="-1"])')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 140)),
    )
    expect(missed).toEqual([])
    await context.close()
  })

  test.each(['contentSliderBoard', 'imageBoard', 'testimonialsContainer', 'teamContainer', 'mapContainer'])('%s never keeps the focus', async (type) => {
    const { page, context } = await visit(browser)
    await page.goto(address('console', `/catalogue/${type}`))
    const last = page.locator(`#s-${type}-live`)
    await last.scrollIntoViewIfNeeded()
    await last.evaluate((element) => {
      const [before, after] = [document.createElement('button'), document.createElement('button')]
      after.id = 'after'
      element.before(before)
      element.after(after)
      before.focus()
    })
    const limit = await last.evaluate((element) => element.querySelectorAll('a, button, [tabindex], video, summary').length + 5)
    for (let presses = 0; presses < limit && (await page.evaluate(() => document.activeElement?.id)) !== 'after'; presses += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('after')
    await context.close()
  })
})
