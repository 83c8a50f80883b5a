import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, openBrowser, visit } from '../support/browser.ts'
import { shiftsOn, watchShifts } from '../support/shifts.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const PHONE = { viewport: { width: 360, height: 740 } }

/** Parts of the page that the browser has not laid out yet. */
const leftForLater = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > section, main + footer')].filter((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false).length,
  )

describe('what is below the first window', () => {
  test('is not laid out with the first window, without script not before it comes near', async () => {
    const { page, context } = await visit(browser, { ...PHONE, javaScriptEnabled: false })
    for (const site of ['seeblick', 'rocknhole', 'verband', 'backstube'] as const) {
      await page.goto(address(site, '/de'))
      expect(await leftForLater(page), site).toBeGreaterThan(2)
    }
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('footer').evaluate((footer) => footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    await context.close()
  })

  test('is laid out while nobody waits: the whole page is there, in its length, and nothing moves', async () => {
    const { page, context } = await visit(browser, PHONE)
    await watchShifts(page)
    await page.goto(address('seeblick', '/de'))
    expect(await leftForLater(page)).toBe(0)
    expect(await page.locator('main > section').evaluateAll((all) => all.slice(2).every((section) => section.style.contentVisibility === 'visible'))).toBe(true)
    expect(await shiftsOn(page)).toEqual([])
    await context.close()
  })

  test('is there at once for who comes to a place further down, and after a reload', async () => {
    const { page, context } = await visit(browser, PHONE)
    await page.goto(address('seeblick', '/de'))
    const last = (await page.locator('main > section').last().getAttribute('id')) ?? ''
    await page.goto(address('verband', '/de'))
    await page.goto(address('seeblick', `/de#${last}`))
    await expect
      .poll(() => page.locator(`#${last}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top - parseFloat(getComputedStyle(section).scrollMarginBlockStart)) < 2))
      .toBe(true)
    await page.evaluate(() => scrollTo(0, 3000))
    const seen = await page.evaluate(() => document.elementFromPoint(180, 400)?.closest('section')?.id)
    await page.reload()
    await expect.poll(() => page.evaluate(() => document.elementFromPoint(180, 400)?.closest('section')?.id)).toBe(seen)
    expect(await leftForLater(page)).toBe(0)
    await context.close()
  })
})
