import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, openAsEditor, visit, WIDTHS } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the search page', () => {
  test('[V-191] without script: a term, its results with marked hits, and the way to one of them', async () => {
    const { page, context, problems } = await visit(browser, { viewport: WIDTHS.phone, javaScriptEnabled: false })
    await page.goto(address('seeblick', '/de/search'))
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('Brillen')
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
    await page.waitForURL('**/de/search?search=Brillen')
    expect(await field.inputValue()).toBe('Brillen')
    expect(await page.getByRole('status').textContent()).toMatch(/^\d+ Treffer für «Brillen»$/)
    expect(await page.locator('main li mark').first().textContent()).toMatch(/^Brille/i)
    const first = page.locator('main ol a').first()
    const href = await first.getAttribute('href')
    expect(href).toMatch(/^\/de/)
    await first.click()
    await page.waitForURL(`**${href}`)
    expect(problems).toEqual([])
    await context.close()
  })

  test('whether much, little or nothing was found or asked: all that is shown has its styles, and the policy lets them in', async () => {
    const { page, context, problems } = await visit(browser)
    for (const query of ['', '?search=Brillen', '?search=xyzxyz', '?search=a', `?search=${'a'.repeat(120)}`]) {
      await page.goto(address('seeblick', `/de/search${query}`))
      const missing = await page.locator('main').evaluate((main) => {
        const written = document.querySelector('style')?.textContent ?? ''
        return [...main.querySelectorAll('[class]:not(svg)')].flatMap((element) => [...element.classList]).filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(written))
      })
      expect([query, missing]).toEqual([query, []])
      expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(100)
    }
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
    await context.close()
  })

  test('[V-191] in the other language the same page finds that language only, and nothing found says so and helps on', async () => {
    const { page, context, problems } = await visit(browser)
    await page.goto(address('seeblick', '/fr/search?search=lunettes'))
    expect(await page.locator('main ol a').count()).toBeGreaterThan(0)
    expect(await page.locator('main ol a').evaluateAll((links) => links.every((link) => link.getAttribute('href')?.startsWith('/fr') === true))).toBe(true)
    await page.goto(address('seeblick', '/de/search?search=lunettes'))
    expect(await page.getByRole('status').textContent()).toBe('Nichts gefunden für «lunettes»')
    await page.locator('main').getByRole('link').first().click()
    await page.waitForURL((url) => !url.pathname.endsWith('/search'))
    expect(problems).toEqual([])
    await context.close()
  })

  test.each([
    ['seeblick', 'Lehrstelle Augenoptik', 'a job'],
    ['seeblick', 'Monika Büsser', 'a review'],
    ['seeblick', 'Fischmarktplatz 7', 'a branch'],
    ['rocknhole', 'CHF 64', 'a price'],
  ])('[V-191] %s: «%s» is found, %s that a section brings or shows', async (site, term) => {
    const { page, context } = await visit(browser)
    await page.goto(address(site, `/de/search?search=${encodeURIComponent(term)}`))
    expect(await page.locator('main ol a').count()).toBeGreaterThan(0)
    await context.close()
  })

  test('by keyboard alone: into the field, Enter, and on to the first result', async () => {
    const { page, context } = await visit(browser)
    await page.goto(address('backstube', '/de/search'))
    // Whoever opens it wants to type: on a phone, too, where the way here is a link.
    await page.locator('main input[type=search]:focus').waitFor()
    await page.keyboard.type('Brot')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/de/search?search=Brot')
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('ol') !== null && document.activeElement?.tagName)).toBe('A')
    const path = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}`)
    await context.close()
  })

  test('passes axe, has one main heading and never scrolls sideways: results, nothing found, too long', async () => {
    const scenes = [
      [WIDTHS.phone, 'seeblick', '/de/search?search=Brille'],
      [WIDTHS.phone, 'verband', `/fr/search?search=${'Donaudampfschifffahrt'.repeat(4)}`],
      [WIDTHS.desktop, 'rocknhole', '/de/search?search=golf'],
      [WIDTHS.desktop, 'backstube', `/de/search?search=${'x'.repeat(10_000)}`],
    ] as const
    const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
    for (const [viewport, site, path] of scenes) {
      await page.setViewportSize(viewport)
      await page.goto(address(site, path))
      expect(await violationsOn(page), site).toEqual([])
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), site).toBeLessThanOrEqual(0)
    }
    await context.close()
  })

  test('an editor stays in edit mode from the search to the result', async () => {
    const { page, context } = await visit(browser)
    await openAsEditor(page, 'seeblick', '/de/edit/search?search=Brille')
    await page.locator('main ol a').first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/de/edit'))
    expect(new URL(page.url()).pathname).not.toContain('search')
    await context.close()
  })
})
