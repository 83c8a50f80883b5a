import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, openBrowser, openAsEditor, visit } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const sectionIds = (page: Page) => page.locator('main section[id^="s-"]').evaluateAll((sections) => sections.map(({ id }) => id))

describe('two modes', () => {
  test('[V-002] [V-005] the same sections make the page for visitors and, with tools around them, for its editor', async () => {
    const { page, context } = await visit(browser)
    await page.goto(address('backstube', '/de'))
    const live = await sectionIds(page)
    expect(live.length).toBeGreaterThan(3)
    expect(await page.locator('[contenteditable]').count()).toBe(0)
    await openAsEditor(page, 'backstube', '/de/edit?toolbar=1')
    await page.locator('main [contenteditable]').first().waitFor()
    const edited = await sectionIds(page)
    expect(edited.filter((id) => live.includes(id))).toEqual(live)
    await context.close()
  })

  test('[V-010] the editor’s language is the site’s choice, whatever language the page is in', async () => {
    const { page, context } = await visit(browser)
    await openAsEditor(page, 'seeblick', '/en/edit?toolbar=1')
    await page.getByRole('button', { name: /Bearbeiten beenden/ }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.locator('main').innerText()).not.toMatch(/Öffnungszeiten|Leistungen/)
    await context.close()
  })
})

describe('visitors', () => {
  test('[V-003] directory, jobs, marketplace and every page that the menu offers open without an account', async () => {
    const { page, context, problems } = await visit(browser)
    await page.goto(address('verband', '/de'))
    const links = await page.locator('header nav a').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
    const pages = [...new Set(links)].filter((href) => href.startsWith('/de/') && !href.endsWith('/login'))
    expect(pages.length).toBeGreaterThan(4)
    for (const path of pages) {
      const response = await page.goto(address('verband', path), { waitUntil: 'domcontentloaded' })
      expect([response?.status(), new URL(page.url()).pathname]).toEqual([200, path])
      expect(await page.locator('main h1').count(), path).toBe(1)
    }
    expect(problems).toEqual([])
    await context.close()
  })
})
