import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { address, openBrowser, visit } from '../support/browser.ts'
import { openAsAdmin } from '../support/editing-page.ts'

const SITE = 'neue-backstube'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  const env = { ...process.env, NODE_ENV: 'test', VITEST: '', DATA_DIR: inject('dataDir'), LOG_LEVEL: 'warn' }
  const given = ['create-site', '--host', `${SITE}.localhost`, '--name', 'Sonnenhof', '--locales', 'de', '--email', 'post@sonnenhof.example']
  await promisify(execFile)(process.execPath, ['dist/server/cli.js', ...given], { env })
})
afterAll(() => browser.close())

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ihre neue Website' })
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Weiter', exact: true }).click()
const step = (page: Page, number: number) => dialog(page).getByText(`Schritt ${number} von 4`).waitFor()
const menu = (page: Page) => page.locator('header nav a').allInnerTexts()
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('a new site leads its owner to a draft: closed, gone on with, finished, and taken back', async () => {
  const { page, context, problems } = await visit(browser)
  await openAsAdmin(page, SITE, '/de/edit?toolbar=1')
  await step(page, 1)
  // A slip of the hand beside it does not close it.
  await page.mouse.click(20, 400)
  await step(page, 1)

  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Geführter Start' }).click()
  await step(page, 1)

  await dialog(page).getByLabel('Name des Betriebs').fill('Bäckerei Sonnenhof')
  await dialog(page).getByLabel('Was Sie anbieten').fill('Frisches Brot aus dem Holzofen.')
  await dialog(page).getByLabel('Branche').selectOption('food')
  await dialog(page).getByLabel('PLZ und Ort').fill('3600 Thun')
  await dialog(page).getByLabel('E-Mail-Adresse').fill('hallo@')
  await next(page)
  await dialog(page).getByText('Das ist keine E-Mail-Adresse.').waitFor()
  await dialog(page).getByLabel('E-Mail-Adresse').fill('hallo@sonnenhof.example')
  await next(page)

  await step(page, 2)
  await page.locator('main h1', { hasText: 'Bäckerei Sonnenhof' }).waitFor()
  await page.locator('footer', { hasText: '3600 Thun' }).first().waitFor()
  const before = await ground(page)
  await dialog(page).getByRole('radio', { name: 'Brot', exact: true }).check()
  await expect.poll(() => ground(page)).toBe('rgb(251, 246, 236)')
  await next(page)

  await step(page, 3)
  await dialog(page).getByRole('checkbox', { name: 'Français' }).check()
  // How far somebody came outlives a reload.
  await page.reload()
  await step(page, 3)
  await dialog(page).getByRole('checkbox', { name: 'Français' }).check()
  await next(page)
  await step(page, 4)
  await dialog(page).getByRole('button', { name: 'Entwurf erstellen' }).click()
  await expect.poll(() => menu(page)).toEqual(expect.arrayContaining(['Preise', 'Galerie', 'Über uns', 'Kontakt']))
  const sections = await page.locator('main > [id^="s-"], main section[id^="s-"]').count()
  expect(sections).toBeGreaterThan(2)
  await dialog(page).getByRole('heading', { name: 'Ihr Entwurf steht' }).waitFor()
  await dialog(page).getByRole('button', { name: 'Los geht’s' }).click()
  await dialog(page).waitFor({ state: 'detached' })

  const visitor = await visit(browser)
  await visitor.page.goto(address(SITE, '/de'))
  expect(await visitor.page.locator('main').innerText()).not.toContain('Bäckerei Sonnenhof')
  expect(await menu(visitor.page)).not.toContain('Preise')
  expect(await ground(visitor.page)).toBe('rgb(251, 246, 236)')
  await visitor.context.close()

  // The end of the start, the pages, the languages, the look.
  const undo = page.getByRole('button', { name: 'Rückgängig' }).first()
  await undo.click()
  await undo.click()
  await expect.poll(() => menu(page)).not.toContain('Preise')
  await undo.click()
  await undo.click()
  await expect.poll(() => ground(page)).toBe(before)
  await expect(page.locator('main h1').first().innerText()).resolves.toBe('Bäckerei Sonnenhof')
  expect(problems).toEqual([])
  await context.close()
})
