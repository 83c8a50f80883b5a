import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAsEditor, openBrowser, visit } from '../support/browser.ts'
import { leave, write } from '../support/editing-page.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = (await visit(browser, { reducedMotion: 'reduce' })).page
})
afterAll(() => browser.close())

type Role = 'dialog' | 'alertdialog'

/** Opened, named, and gone again by Escape. */
async function see(name: string | RegExp, role: Role = 'dialog') {
  const dialog = page.getByRole(role, { name })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
const chooseMore = async (name: string) => {
  await press('Mehr')
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('[E-189] seven dialogs: picker, library, order of a collection, languages, deletion of a page, publication, revert', async () => {
  await openAsEditor(page, 'seeblick', '/de/edit/leistungen?toolbar=1')
  await page.getByRole('button', { name: 'Einträge ordnen' }).waitFor()
  await press('Abschnitt am Ende hinzufügen')
  await see('Abschnitt hinzufügen')
  await chooseMore('Mediathek')
  await see('Mediathek')
  await press('Einträge ordnen')
  await see('Einträge ordnen')
  await chooseMore('Übersetzungen und Sprachen')
  const board = page.getByRole('dialog', { name: 'Übersetzungen' })
  await board.getByRole('button', { name: 'Sprachen', exact: true }).click()
  await see('Sprachen der Website')
  await press('Seiten')
  await page
    .locator('li:has([aria-current="page"])')
    .getByRole('button', { name: /^Mehr zu/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await see(/löschen\?$/, 'alertdialog')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Seiten', exact: true }).waitFor({ state: 'detached' })

  await write(page, 'title', 'Unsere Leistungen heute')
  await leave(page)
  await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
  await see('Veröffentlichen')
  await press('Entwurf verwerfen')
  const revert = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await revert.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByText('Änderungen verworfen').waitFor()
  await expect.poll(() => page.locator('main h1').first().innerText()).not.toContain('heute')
})
