import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { openAsEditor, openBrowser, visit } from '../support/browser.ts'
import { heroWith, leave, slot, write } from '../support/editing-page.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'verlauf'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'backstube', slug: SLUG, groups: [heroWith({ de: 'Am Anfang' })] })
})
afterAll(async () => {
  await removePages('backstube', [SLUG])
  await browser.close()
})

test('the history tells each step in words; a discarded draft is looked at, taken up again, and undone', async () => {
  const { page, context, problems } = await visit(browser)
  await openAsEditor(page, 'backstube', `/de/edit/${SLUG}?toolbar=1`)
  await slot(page, 'title').waitFor()
  await write(page, 'title', 'Verworfener Titel')
  await leave(page)
  await page.getByRole('button', { name: 'Entwurf verwerfen', exact: true }).click()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.poll(() => slot(page, 'title').innerText()).toBe('Am Anfang')

  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Verlauf' }).click()
  const panel = page.getByRole('dialog', { name: 'Verlauf' })
  await panel.getByText('Am Anfang → Verworfener Titel').waitFor()
  await panel.getByText('Text geändert: Titel · Titelbild').first().waitFor()
  await panel.getByText('Entwurf verworfen').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await panel.getByRole('button', { name: 'Ansehen' }).first().click()
  await page.getByText(/^Fassung vom /).waitFor()
  expect(await page.locator('main h1').innerText()).toBe('Verworfener Titel')
  expect(await page.locator('main [contenteditable]').count()).toBe(0)
  expect(await page.locator('[data-differs]').count()).toBe(1)
  await page.getByRole('button', { name: 'Heute zeigen' }).click()
  expect(await page.locator('main h1').innerText()).toBe('Am Anfang')
  await page.getByRole('button', { name: 'Fassung zeigen' }).click()

  const saved = page.waitForResponse((response) => response.url().endsWith('/api/v1/commands'))
  await page.getByRole('button', { name: 'Diese Fassung als Entwurf' }).click()
  await saved
  await expect.poll(() => slot(page, 'title').innerText()).toBe('Verworfener Titel')
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect.poll(() => slot(page, 'title').innerText()).toBe('Am Anfang')
  expect(problems).toEqual([])
  await context.close()
})
