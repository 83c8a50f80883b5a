import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, openBrowser, visit } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('languages', () => {
  test('[V-018] the language switch leads to the same page under its own slug', async () => {
    const { page, context } = await visit(browser)
    await page.goto(address('seeblick', '/de/services/sehtest'))
    await page.getByRole('link', { name: 'FR', exact: true }).click()
    await page.waitForURL('**/fr/services/**')
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(page.url()).not.toContain('sehtest')
    await context.close()
  })
})

describe('the lightbox of a gallery', () => {
  test('[V-004] galleries: opens for everybody, by keyboard, moves with the arrows, closes with Escape and gives the focus back', async () => {
    const { page, context, problems } = await visit(browser)
    await page.goto(address('rocknhole', '/de'))
    const board = page.locator('[data-behaviour*="lightbox"]:has(figure > img)').first()
    await board.scrollIntoViewIfNeeded()
    const picture = board.locator('img[role="button"]').first()
    await picture.focus()
    await page.keyboard.press('Enter')
    await page.locator('dialog[open]').waitFor()
    const first = await page.locator('dialog img').getAttribute('alt')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('dialog img').getAttribute('alt')).not.toBe(first)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await expect.poll(() => picture.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  test('two taps on a slow line open one picture, and it opens again after it was closed', async () => {
    const { page, context, problems } = await visit(browser)
    await page.goto(address('rocknhole', '/de'))
    const board = page.locator('[data-behaviour*="lightbox"]:has(figure > img)').first()
    await board.scrollIntoViewIfNeeded()
    const picture = board.locator('img[role="button"]').first()
    await picture.waitFor()
    const held: (() => Promise<void>)[] = []
    await page.route(/\.js$/, (route) => void held.push(() => route.continue()))
    await picture.click()
    await picture.click()
    await expect.poll(() => held.length).toBe(1)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await held[0]?.()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog:has(> img)').count()).toBe(0)
    await picture.click()
    await page.locator('dialog[open]').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
