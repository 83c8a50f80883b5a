import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, openAsEditor, openBrowser, visit } from '../support/browser.ts'
import { heroWith, leave, slot, write } from '../support/editing-page.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'regeln'
const EDIT = `/de/edit/${SLUG}?toolbar=1`
/** One site with several languages, one with a single one. */
const [MANY, ONE] = ['verband', 'backstube'] as const

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: MANY, slug: SLUG, groups: [heroWith({ de: 'Guten Tag', fr: 'Bonjour' })] })
  await writePage({ site: ONE, slug: SLUG, groups: [heroWith({ de: 'Guten Tag' })] })
})
afterAll(async () => {
  for (const site of [MANY, ONE]) await removePages(site, [SLUG])
  await browser.close()
})

const TOOLS = '[contenteditable], [data-add-place], [data-part="bar"], [data-part="item"], [data-editable][role="textbox"][tabindex]'

test('[E-002] [E-003] visitors get no editing tools, and with the toolbar off an editor reaches none on the page', async () => {
  const { page, context } = await visit(browser)
  await page.goto(address(ONE, `/de/${SLUG}`))
  expect(await page.locator(TOOLS).count()).toBe(0)
  await openAsEditor(page, ONE, `/de/edit/${SLUG}`)
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).waitFor()
  expect(await page.locator(TOOLS).count()).toBe(0)
  await page.locator('main h1').click()
  await page.keyboard.type('x')
  expect(await page.locator(TOOLS).count()).toBe(0)
  expect(await page.locator('main h1').innerText()).toBe('Guten Tag')
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  await expect.poll(() => page.locator(TOOLS).count()).toBeGreaterThan(2)
  await context.close()
})

test('[E-021] the languages are upper-cased codes in a menu that opens upwards; a site with one language has none', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  await openAsEditor(page, MANY, EDIT)
  const button = page.getByRole('button', { name: 'Sprache: DE' })
  await button.click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  const codes = await menu.getByRole('menuitem').allInnerTexts()
  expect(codes).toEqual(expect.arrayContaining(['DE', 'FR']))
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true)
  const [list, below] = [await menu.boundingBox(), await button.boundingBox()]
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
  await page.keyboard.press('Escape')
  await openAsEditor(page, ONE, EDIT)
  await page.locator('[data-part="bar"]').waitFor()
  expect(await page.getByRole('button', { name: /^Sprache/ }).count()).toBe(0)
  await context.close()
})

test.each([
  [MANY, /in allen Sprachen/],
  [ONE, /^Alle nicht veröffentlichten Änderungen auf dieser Seite gehen verloren/],
] as const)('[E-158] [E-160] %s: discarding asks first in its own words, cancelling changes nothing, and a failure says so', async (site, words) => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  await openAsEditor(page, site, EDIT)
  await slot(page, 'title').waitFor()
  await write(page, 'title', 'Noch nicht sicher')
  await leave(page)
  const discard = page.getByRole('button', { name: 'Entwurf verwerfen' })
  await expect.poll(() => discard.getAttribute('aria-disabled')).toBeNull()
  await discard.click()
  const question = page.getByRole('alertdialog')
  await question.getByText(words).waitFor()
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await slot(page, 'title').innerText()).toBe('Noch nicht sicher')

  const error = { code: 'internal', message: 'Ein Fehler ist aufgetreten.' }
  await page.route('**/api/v1/page/revert', (route) => route.fulfill({ status: 500, json: { success: false, error } }), { times: 1 })
  await discard.click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByText('Fehler beim Verwerfen').waitFor()
  await page.getByText(error.message).waitFor()
  expect(await slot(page, 'title').innerText()).toBe('Noch nicht sicher')
  await discard.click()
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.poll(() => slot(page, 'title').innerText()).toBe('Guten Tag')
  await context.close()
})
