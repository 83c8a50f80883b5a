import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '../../src/sections/definitions.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import { sweep, violationsOn } from '../support/axe.ts'
import { address, openBrowser, openAsEditor, visit, type Visit } from '../support/browser.ts'
import { demoLabels } from '../support/demo-pages.ts'
import { removePages, writePage } from '../support/write-page.ts'

const EVERY = 'jede-sektion'
const UNKNOWN = 'unbekannte-sektion'
const LONG = 'zweihundert-sektionen'
const LONG_COUNT = 200

const types = Object.values(definitions)
const sample = (type: keyof typeof definitions, id: string) => sampleGroup(definitions[type], { id })

let browser: Browser
let editor: Visit

beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'seeblick', slug: EVERY, groups: types.map((definition) => sampleGroup(definition, { id: definition.type })) })
  await writePage({ site: 'seeblick', slug: UNKNOWN, groups: [sample('cta', 'before'), { ...sample('cta', 'gone'), type: 'fromTheFuture' }, sample('cta', 'after')] })
  const few = ['cta', 'richTextBlock', 'textOnImage', 'announcementBar', 'serviceBoard'] as const
  await writePage({ site: 'seeblick', slug: LONG, groups: Array.from({ length: LONG_COUNT }, (_, index) => sample(few[index % few.length] ?? 'cta', `${index}`)) })
  editor = await visit(browser)
  await openAsEditor(editor.page, 'seeblick', '/de/edit')
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [EVERY, UNKNOWN, LONG])
})

const sections = (page: Page) => page.locator('main > section')

/** How long the page is busy with each key: its own measure, in which the way of the key to the page does not count. */
function noteDelays(): void {
  const delays: number[] = Object.assign(window, { delays: [] }).delays
  addEventListener(
    'keydown',
    () => {
      const pressed = performance.now()
      addEventListener('input', () => queueMicrotask(() => delays.push(performance.now() - pressed)), { once: true })
    },
    true,
  )
}

/** How long the page was busy with one thing, from its beginning on. */
function longestTask(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(Math.max(...list.getEntries().map(({ duration }) => duration)))).observe({ type: 'longtask', buffered: true })
    // Where there was none, nobody is told.
    setTimeout(resolve, 1000, 0)
  })
}

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
    const response = await page.goto(address('seeblick', `/de/${LONG}`))
    expect(response?.status()).toBe(200)
    expect(
      await page.evaluate(
        () => performance.getEntriesByType('navigation').map((entry) => (entry instanceof PerformanceNavigationTiming ? entry.responseStart - entry.requestStart : NaN))[0],
      ),
    ).toBeLessThan(3000)
    expect(await sections(page).count()).toBe(LONG_COUNT)
    await context.close()

    const edited = await edit(LONG)
    await edited.getByRole('button', { name: /Bearbeiten beenden/ }).waitFor()
    expect(await edited.evaluate(longestTask)).toBeLessThan(4000)
    const title = edited.locator('main [contenteditable]').first()
    await title.click()
    await edited.keyboard.press('ControlOrMeta+A')
    await edited.evaluate(noteDelays)
    await edited.keyboard.type('Auch hier')
    const delays = await edited.evaluate(() => (window as unknown as { delays: number[] }).delays.toSorted((one, other) => one - other))
    expect(delays).toHaveLength(9)
    expect(delays[4]).toBeLessThan(150)
    const saved = edited.waitForResponse((answer) => answer.url().endsWith('/api/v1/commands'))
    await edited.keyboard.press('Tab')
    expect((await saved).status()).toBe(200)
    expect(await title.innerText()).toBe('Auch hier')
    expect(editor.problems).toEqual([])
  })

  test('[V-173] a picture of a gallery opens large with the toolbar off, and not with it on', async () => {
    const page = await edit(EVERY)
    await page.goto(address('seeblick', `/de/edit/${EVERY}`))
    const picture = page.locator('img[role="button"]').first()
    await picture.scrollIntoViewIfNeeded()
    await picture.click()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    const source = await picture.getAttribute('src')
    await page.goto(address('seeblick', `/de/edit/${EVERY}?toolbar=1`))
    // The editor takes it over: pressed, it is chosen, and Enter offers another one.
    const edited = page.locator(`main img[data-field][src="${source}"]`).first()
    await edited.dispatchEvent('click')
    await edited.press('Enter')
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })
})

describe('axe finds nothing', () => {
  test('on a page with every type and on the home pages, on a wide screen', async () => {
    const pages = [{ site: 'seeblick' as const, path: `/de/${EVERY}` }, ...demoLabels.map((site) => ({ site, path: '/de' }))]
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

describe('by keyboard', () => {
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
