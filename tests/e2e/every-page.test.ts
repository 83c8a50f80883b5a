import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep, violationsOn } from '../support/axe.ts'
import { address, openBrowser, WIDTHS, type DemoSite } from '../support/browser.ts'
import { demoLabels, demoPages, tellingPages } from '../support/demo-pages.ts'
import { faultsByKeyboard } from '../support/keyboard.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const sidewaysOn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe('every demo page', () => {
  test.each(demoLabels)(
    '%s: on a phone it answers, has one main heading, no error, no foreign request, no sideways scrolling, passes axe and is walked by keyboard',
    async (site) => {
      await sweep(
        browser,
        { viewport: WIDTHS.phone, reducedMotion: 'reduce' },
        demoPages.filter((one) => one.site === site),
        async ({ page, problems }, { path }) => {
          const response = await page.goto(address(site, path))
          expect(response?.status(), path).toBe(200)
          expect(await page.locator('h1').count(), path).toBe(1)
          expect(await page.title(), path).not.toBe('')
          expect(await sidewaysOn(page), path).toBeLessThanOrEqual(0)
          expect(await violationsOn(page), path).toEqual([])
          expect(await faultsByKeyboard(page), path).toEqual([])
          expect(problems, path).toEqual([])
        },
      )
    },
    240_000,
  )

  /** Pages that every site has without anybody writing them. */
  const others = ['/de/search?search=brille', '/de/login', '/de/gibt-es-nicht'].map((path) => ({ site: 'seeblick' as DemoSite, path }))
  test('on a wide screen: Tab leads past everything that can be used, in order, always seen, never caught, and back again', async () => {
    await sweep(browser, { reducedMotion: 'reduce' }, [...tellingPages, ...others], async ({ page }, { site, path }) => {
      await page.goto(address(site, path))
      expect(await sidewaysOn(page), `${site} ${path}`).toBeLessThanOrEqual(0)
      expect(await faultsByKeyboard(page), `${site} ${path}`).toEqual([])
    })
  }, 240_000)

  test('without script nothing is hidden, rows can be scrolled, and nothing stands there that does nothing', async () => {
    await sweep(browser, { javaScriptEnabled: false }, [...demoPages, ...others], async ({ page }, { site, path }) => {
      await page.goto(address(site, path))
      expect(await page.evaluate(uselessParts), `${site} ${path}`).toEqual([])
      const count = await page.locator('main a[href], footer a[href], header a[href]').count()
      expect(count, `${site} ${path}`).toBeGreaterThan(3)
    })
  }, 120_000)
})

/** Everything that somebody should be able to read or press but cannot see, rows that hide their end, and what needs a script to do anything. */
function uselessParts(): string[] {
  const isFolded = (element: Element) => element.closest('details:not([open]) > :not(summary)') !== null
  const isGone = (element: Element) => getComputedStyle(element).display === 'none'
  const nameOf = (element: Element) => `${element.closest('section')?.id ?? ''} ${element.outerHTML.slice(0, 160)}`
  const wordsOf = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim()
  const all = [...document.querySelectorAll('main *')].filter((element) => element.closest('noscript, script, svg, summary *') === null)
  // Words that stand there twice, once for each width, are there.
  // A sum that only a script can keep up is better gone than wrong.
  const absent = all.filter((element) => isGone(element) && wordsOf(element) !== '' && element.closest(':has(> output)') === null)
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
  const isAlive = (button: HTMLButtonElement) => button.popoverTargetElement !== null || (button.type === 'submit' && button.form !== null)
  const dead = [
    ...document.querySelectorAll<HTMLElement>(
      'button, [role="button"], a:is([href="#"], [href^="javascript:"], :not([href])), :is(select, textarea, input:not([type="radio"], [type="checkbox"])):not(form *)',
    ),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !(element instanceof HTMLButtonElement && isAlive(element)))
  return [
    ...dead.map((element) => `dead: ${nameOf(element)}`),
    ...lost.map((element) => `lost: ${nameOf(element)}`),
    ...hidden.map((element) => `hidden: ${nameOf(element)}`),
    ...cut.map((element) => `cut off: ${nameOf(element)}`),
  ]
}
