import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAsEditor, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { titledSection } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'folien-probe'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  const slides = ['Eins', 'Zwei', 'Drei'].map((words) => titledSection('contentSliderCard', words))
  await writePage({
    site: 'backstube',
    slug: SLUG,
    groups: [
      titledSection('cta', 'Davor'),
      titledSection('contentSliderBoard', '', { fields: {}, children: slides }),
      titledSection('cta', 'Danach'),
      titledSection('cta', 'Zuletzt'),
    ],
  })
})
afterAll(async () => {
  await removePages('backstube', [SLUG])
  await browser.close()
})

const slider = (page: Page) => page.locator('[data-slider-id]')
const bar = (page: Page) => page.getByRole('region', { name: /^Werkzeuge/ })

/** The slide that an editor has before the eyes in the middle of the window. */
const slideInView = (page: Page) => page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-slider-id] article')?.id ?? null)
const slideAt = (page: Page, at: number) => slider(page).locator('article').nth(at).getAttribute('id')

test.each([WIDTHS.desktop, WIDTHS.phone])('a slide that is moved or added is the one that is seen, at %j', async (viewport) => {
  const { page, context, problems } = await visit(browser, { viewport })
  await openAsEditor(page, 'backstube', `/de/edit/${SLUG}?toolbar=1`)
  await slider(page).scrollIntoViewIfNeeded()
  await expect.poll(() => slider(page).evaluate((element) => element.hasAttribute('data-driven'))).toBe(true)
  await slider(page).locator('h2', { hasText: 'Eins' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await bar(page).getByRole('button', { name: 'Nach unten' }).click()
  await expect.poll(() => slider(page).locator('h2').allInnerTexts()).toEqual(['Zwei', 'Eins', 'Drei'])
  await expect.poll(() => slideInView(page)).toBe(await slideAt(page, 1))

  await bar(page).getByRole('button', { name: 'Mehr Werkzeuge' }).click()
  await page.getByRole('menuitem', { name: 'Danach hinzufügen' }).click()
  await expect.poll(() => slider(page).locator('article').count()).toBe(4)
  await expect.poll(() => slideInView(page)).toBe(await slideAt(page, 2))

  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect.poll(() => slider(page).locator('article').count()).toBe(3)
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect.poll(() => slider(page).locator('h2').allInnerTexts()).toEqual(['Eins', 'Zwei', 'Drei'])
  expect(problems).toEqual([])
  await context.close()
})

test.each([WIDTHS.desktop, WIDTHS.phone])('a line of the list of changes leads to the slide it tells of, at %j', async (viewport) => {
  const { page, context, problems } = await visit(browser, { viewport })
  await openAsEditor(page, 'backstube', `/de/edit/${SLUG}?toolbar=1`)
  await expect.poll(() => slider(page).evaluate((element) => element.hasAttribute('data-driven'))).toBe(true)
  await slider(page)
    .locator('h2', { hasText: 'Drei' })
    .evaluate((title) => title.focus())
  await page.keyboard.press('End')
  await page.keyboard.type(' Zöpfe')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('button', { name: /^Veröffentlichen/ }).isEnabled()).toBe(true)
  await slider(page)
    .locator('h2', { hasText: 'Eins' })
    .evaluate((title) => title.focus())
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Zöpfe/ }).click()
  await expect.poll(() => slideInView(page)).toBe(await slideAt(page, 2))
  expect(problems).toEqual([])
  await context.close()
})
