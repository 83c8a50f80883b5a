import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAsEditor, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { demoSiteIn, withJourneyStore } from '../support/journey-store.ts'
import { refuseCommands } from '../support/refuse-commands.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await withJourneyStore(async (store) =>
    store.inSite((await demoSiteIn(store, 'seeblick')).id, (tx) => tx.execute(`delete from site.pages where meta->'name'->>'de' = 'Nachtlinsen'`)),
  )
})

const PAGE = '/de/edit/leistungen'
const arrange = (page: Page) => page.getByRole('button', { name: 'Einträge ordnen' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Einträge ordnen' })
const listed = (page: Page) => dialog(page).locator('[data-item]').allInnerTexts()
const onPage = (page: Page) => page.locator('main li h3, main article h3').allInnerTexts()

async function openDialog(page: Page) {
  await openAsEditor(page, 'seeblick', `${PAGE}?toolbar=1`)
  await arrange(page).click()
  await dialog(page).locator('[data-item]').first().waitFor()
}

test('[E-182] only the toolbar shows where entries are arranged', async () => {
  const { page } = await visit(browser)
  await openAsEditor(page, 'seeblick', PAGE)
  await page.locator('main h1').waitFor()
  expect(await arrange(page).count()).toBe(0)
  await openAsEditor(page, 'seeblick', `${PAGE}?toolbar=1`)
  await arrange(page).waitFor()
})

test('[E-184, E-185] an entry is moved, seen on the page behind, put away, listed again, and moved back by keyboard', async () => {
  const { page } = await visit(browser)
  await openDialog(page)
  const [first = '', second = ''] = await listed(page)
  const before = await onPage(page)
  await dialog(page)
    .getByRole('button', { name: `${first} nach unten`, exact: true })
    .click()
  await expect.poll(() => listed(page)).toEqual(expect.arrayContaining([second, first]))
  expect((await listed(page)).slice(0, 2)).toEqual([second, first])
  await expect.poll(() => onPage(page)).not.toEqual(before)
  await dialog(page)
    .getByRole('button', { name: `${second} ausblenden`, exact: true })
    .click()
  await expect.poll(() => listed(page)).not.toContain(second)
  await dialog(page)
    .getByRole('button', { name: `${second} einblenden`, exact: true })
    .click()
  await expect.poll(() => listed(page)).toContain(second)
  await dialog(page)
    .getByRole('button', { name: `${first} verschieben`, exact: true })
    .focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await listed(page)).slice(0, 2)).toEqual([first, second])
  await page.getByText('Alles gespeichert').first().waitFor()
})

test('[E-037] [E-042] the menu of the section leads to the order of its entries, and from an entry to its own page', async () => {
  const { page } = await visit(browser)
  await openAsEditor(page, 'seeblick', `${PAGE}?toolbar=1`)
  await arrange(page).waitFor()
  const entry = page.locator('main h3').first()
  const name = await entry.innerText()
  await entry.click()
  const menu = page.getByRole('region', { name: /^Werkzeuge/ })
  await menu.getByText('Einträge stammen aus ihren eigenen Seiten').waitFor()
  await menu.getByRole('button', { name: 'Einträge ordnen' }).click()
  await dialog(page).locator('[data-item]').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await entry.click()
  await menu.getByRole('link', { name: 'Seite bearbeiten' }).click()
  await page.waitForURL((url) => /^\/de\/edit\/services\/[a-z0-9-]+$/.test(url.pathname) && url.searchParams.get('toolbar') === '1')
  await expect.poll(() => page.locator('main h1').first().innerText()).toContain(name)
})

test('[E-185] on a phone an entry is dragged by its handle', async () => {
  const { page } = await visit(browser, { viewport: WIDTHS.phone })
  await openDialog(page)
  const [first = '', second = ''] = await listed(page)
  const handle = await dialog(page)
    .getByRole('button', { name: `${first} verschieben`, exact: true })
    .boundingBox()
  const target = await dialog(page).locator('[data-item]').nth(1).boundingBox()
  if (!handle || !target) throw new Error('Nothing to drag')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + 40, target.y + target.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await listed(page)).slice(0, 2)).toEqual([second, first])
  await dialog(page)
    .getByRole('button', { name: `${first} nach oben`, exact: true })
    .click()
  await expect.poll(async () => (await listed(page)).slice(0, 2)).toEqual([first, second])
  await page.getByText('Alles gespeichert').first().waitFor()
})

test('[E-186] an order that the server refuses goes back, with its words; [E-183] a new entry is a page with its first sections', async () => {
  const { page } = await visit(browser)
  await openDialog(page)
  const before = await listed(page)
  await refuseCommands(page, 'Nicht gefunden.')
  await dialog(page)
    .getByRole('button', { name: `${before[0]} nach unten`, exact: true })
    .click()
  await page.getByText('Fehler beim Sortieren der Sammlung').waitFor()
  await page.getByText('Nicht gefunden.').waitFor()
  await expect.poll(() => listed(page)).toEqual(before)
  await page.unrouteAll()

  await dialog(page).getByRole('button', { name: 'Eintrag hinzufügen' }).click()
  const create = page.getByRole('dialog', { name: 'Neue Seite' })
  await create.getByLabel('Name der Seite').fill('Nachtlinsen')
  await create.getByRole('button', { name: 'Seite erstellen' }).click()
  await page.waitForURL(/\/de\/edit\/services\/[0-9a-z]{26}\?toolbar=1$/)
  await expect.poll(() => page.locator('main h1').first().innerText()).toContain('Nachtlinsen')
})
