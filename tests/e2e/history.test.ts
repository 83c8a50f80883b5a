import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { openAsEditor, openBrowser, visit } from '../support/browser.ts'
import { heroWith, leave, slot, write } from '../support/editing-page.ts'
import { titledSection } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'verlauf'
const LONG = 'langer-verlauf'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: 'backstube', slug: SLUG, groups: [heroWith({ de: 'Am Anfang' })] })
  await writePage({ site: 'backstube', slug: LONG, groups: Array.from({ length: 8 }, (_, at) => titledSection('cta', `Abschnitt ${at}`)) })
})
afterAll(async () => {
  await removePages('backstube', [SLUG, LONG])
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
  const placesOf = (toggle: string) => Promise.all([toggle, 'Diese Fassung als Entwurf'].map((name) => page.getByRole('button', { name }).boundingBox()))
  const places = await placesOf('Heute zeigen')
  await page.getByRole('button', { name: 'Heute zeigen' }).click()
  expect(await page.locator('main h1').innerText()).toBe('Am Anfang')
  expect(await placesOf('Fassung zeigen')).toEqual(places)
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

test('the history calls an undo and a redo by their names, also where a message took something back out of its turn and shows it', async () => {
  const { page, context, problems } = await visit(browser, { reducedMotion: 'reduce' })
  await openAsEditor(page, 'backstube', `/de/edit/${LONG}?toolbar=1`)
  const titles = page.locator('main > section :is(h1, h2)[data-editable]')
  await titles.first().waitFor()
  const bar = page.locator('[data-part="bar"]')
  const isSaved = () => bar.getByText('Alles gespeichert').first().waitFor({ state: 'attached' })

  await titles.nth(1).click()
  await page.getByRole('navigation', { name: 'Ort auf der Seite' }).getByRole('button', { name: 'Text und Bild' }).click()
  await page.getByRole('button', { name: 'Mehr Werkzeuge' }).click()
  await page.getByRole('menuitem', { name: 'Ausblenden' }).click()
  const message = page.getByText(/^«Text und Bild: .+» ausgeblendet$/)
  await message.waitFor()
  await message.hover()
  await page.locator('main > section').last().scrollIntoViewIfNeeded()
  await titles.last().click()
  await page.keyboard.type('Danach ')
  await leave(page)
  const hidden = page.locator('main').getByText('Abschnitt 1', { exact: true })
  expect(await hidden.count()).toBe(0)
  await page.locator('[aria-live]').getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => hidden.count()).toBe(1)
  await expect.poll(() => hidden.evaluate((title) => title.getBoundingClientRect().top > 0 && title.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  await isSaved()

  await bar.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => hidden.count()).toBe(0)
  await isSaved()
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Verlauf' }).click()
  const steps = page.getByRole('dialog', { name: 'Verlauf' }).getByRole('listitem')
  await expect
    .poll(async () => (await steps.allInnerTexts()).slice(0, 3).map((words) => /Rückgängig gemacht|Wiederholt|$/.exec(words)?.[0]))
    .toEqual(['Wiederholt', 'Rückgängig gemacht', ''])
  expect(problems).toEqual([])
  await context.close()
})
