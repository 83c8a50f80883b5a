import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { address, openBrowser, visit, type DemoSite } from '../support/browser.ts'
import { ask } from '../support/http.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const OLD = 'Jetzt geöffnet bis 00:01'

/** The page as it was drawn long ago, in a tab that was left open; asked for again, it comes as it is now, after so many failures. */
async function openOld(page: Page, site: DemoSite, path: string, failures = 0): Promise<() => number> {
  let count = 0
  await page.route(address(site, path), async (route) => {
    count += 1
    if (count > 1) return count - 2 < failures ? route.abort() : route.continue()
    const { text } = await ask({ port: inject('port'), host: `${site}.localhost`, path })
    const body = text.replaceAll(/data-changes="[^"]*"/g, 'data-changes="2020-01-01T00:00:00.000Z"').replaceAll(/Jetzt (?:geöffnet|geschlossen)[^<]*/g, OLD)
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto(address(site, path))
  return () => count
}

describe('a tab that was left open', () => {
  test.each<[DemoSite, string, string]>([
    ['seeblick', '/de/~contact', 'main'],
    ['backstube', '/de', 'footer'],
  ])('[A-25] %s%s says in its %s whether it is open now', async (site, path, place) => {
    const { page, context, problems } = await visit(browser, { reducedMotion: 'reduce' })
    await openOld(page, site, path)
    const held = page.locator(`${place} [data-holds]`)
    const old = page.locator(place).getByText(OLD)
    expect(await old.count()).toBe(await held.count())
    for (const each of await held.all()) await each.scrollIntoViewIfNeeded()
    await expect.poll(() => old.count()).toBe(0)
    expect(await held.first().innerText()).toMatch(/Jetzt (geöffnet|geschlossen)/)
    expect(new Date((await held.first().getAttribute('data-changes')) ?? '').getTime()).toBeGreaterThan(Date.now())
    expect(problems).toEqual([])
    await context.close()
  })

  test('before its moment nobody downloads what renews it', async () => {
    const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(address('backstube', '/de'))
    const hours = page.locator('footer [data-holds]')
    await hours.evaluate((element) => (element.dataset['changes'] = '2099-01-01T00:00:00.000Z'))
    await hours.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((url) => url.includes('still-true'))).toEqual([])
    await context.close()
  })

  test('without a connection it keeps what it has, and tries again when somebody looks', async () => {
    const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
    const asked = await openOld(page, 'backstube', '/de', 1)
    const hours = page.locator('footer [data-holds]')
    await hours.scrollIntoViewIfNeeded()
    await expect.poll(asked).toBe(2)
    expect(await hours.innerText()).toContain(OLD)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => hours.innerText()).not.toContain(OLD)
    await context.close()
  })
})
