import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NEWS } from '../../src/i18n/editor/changelog/news.ts'
import { address, openBrowser, WIDTHS } from '../support/browser.ts'
import { openAsAdmin } from '../support/editing-page.ts'
import { createSettingsSite } from '../support/settings-site.ts'

/** What was seen is kept by site and person: here nobody has seen anything. */
const LABEL = 'changelog'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await createSettingsSite(LABEL)
})
afterAll(() => browser.close())

test('[E-208] [E-210] [E-211] news open once in a session while some are unseen, all of them from the settings, in the editor’s language with German dates', async () => {
  const context = await browser.newContext({ viewport: WIDTHS.desktop, locale: 'de' })
  const DATES = ['16. November 2026', '9. November 2026', '2. November 2026']
  const news = (tab: Page) => tab.getByRole('dialog', { name: /^(Neuigkeiten|Nouveautés)$/ })
  const open = async (path = '/de/edit?toolbar=1') => {
    const tab = await context.newPage()
    await openAsAdmin(tab, LABEL, path)
    return tab
  }
  const first = await open()
  await expect.poll(() => news(first).locator('time').allInnerTexts()).toEqual(DATES)
  expect(await news(first).locator('article p').allInnerTexts()).toEqual(NEWS.map(({ de }) => de))
  expect(await first.evaluate(() => sessionStorage.getItem('changelogSeen'))).toBe('true')
  await first.reload()
  await first.waitForLoadState('networkidle')
  expect(await news(first).count()).toBe(0)

  const second = await open()
  const marked = second.waitForResponse((response) => response.url().endsWith('/api/v1/changelog') && response.request().method() === 'POST')
  await news(second).getByRole('button', { name: 'Schliessen' }).click()
  expect((await marked).status()).toBe(200)
  const third = await open()
  await third.waitForLoadState('networkidle')
  expect(await news(third).count()).toBe(0)

  await third.evaluate(() => sessionStorage.setItem('editorLanguage', 'fr'))
  await third.goto(address(LABEL, '/de/edit?settings=1'))
  await third.getByRole('button', { name: 'Nouveautés' }).click()
  await expect.poll(() => news(third).locator('article p').allInnerTexts()).toEqual(NEWS.map(({ fr }) => fr))
  expect(await news(third).locator('time').allInnerTexts()).toEqual(DATES)
  await context.close()
})
