import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, openBrowser, visit, type Visit } from '../support/browser.ts'
import { openAsAdmin } from '../support/editing-page.ts'
import { settingsPanel } from '../support/settings-panel.ts'
import { BRANCH, createSettingsSite, HOURS } from '../support/settings-site.ts'

const LABEL = 'branch-hours'
const PANEL = '/de/edit?settings=1'

let browser: Browser
let visitor: Visit

beforeAll(async () => {
  browser = await openBrowser()
  await createSettingsSite(LABEL, { more: [{ type: 'contact', slots: { title: { text: { de: 'So finden Sie uns', fr: 'Nous trouver' } } } }], hasOwnHours: false })
  visitor = await visit(browser)
})
afterAll(() => browser.close())

const times = async () => {
  await visitor.page.goto(address(LABEL, '/de'))
  return (await visitor.page.locator('main').textContent()) ?? ''
}
const saved = (page: Page) => page.getByText('Alles gespeichert').first().waitFor({ state: 'attached' })

test.each([
  ['on a desktop', { width: 1440, height: 900 }, '07:25'],
  ['on a phone', { width: 390, height: 844 }, '07:35'],
])('an owner writes the hours of a branch himself, sees them on the page, and takes them back: %s', async (_, viewport, time) => {
  const { page, problems } = await visit(browser, { viewport, reducedMotion: 'reduce' })
  await openAsAdmin(page, LABEL, PANEL)
  const part = await settingsPanel(page).open('Öffnungszeiten')
  const branch = part.getByRole('region', { name: BRANCH.name })
  const onPage = page.locator('main')
  await branch.getByText(`${HOURS.lookedUp}–18:30`).waitFor()
  await branch.getByRole('button', { name: `Ändern: Öffnungszeiten von ${BRANCH.name}` }).click()
  await branch.getByLabel('Montag, von').fill(time)
  await branch.getByLabel('Montag, von').blur()
  await saved(page)
  await expect.poll(() => onPage.textContent()).toContain(time)
  await expect.poll(times).toContain(time)
  await branch.getByLabel('Datum').fill('2030-12-24')
  await branch.getByRole('button', { name: 'Tag hinzufügen' }).click()
  const day = branch.getByRole('button', { name: /^24. Dezember 2030, .*ändern$/ })
  await expect.poll(() => day.innerText()).toContain('geschlossen')
  expect((await day.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await day.click()
  await branch.getByRole('button', { name: '24. Dezember 2030: Zeit hinzufügen' }).click()
  await expect.poll(() => day.innerText()).toContain('08:00–12:00')
  await branch.getByRole('button', { name: /^Fertig/ }).click()
  await branch.getByText('Hier geändert').waitFor()
  await branch.getByText(`${time}–18:30`).waitFor()
  await saved(page)
  for (let undone = 0; undone < 3; undone += 1) await page.keyboard.press('ControlOrMeta+z')
  await branch.getByText('Aus den Angaben zum Geschäft').waitFor()
  await branch.getByText(`${HOURS.lookedUp}–18:30`).waitFor()
  await saved(page)
  await expect.poll(() => onPage.textContent()).not.toContain(time)
  await expect.poll(times).not.toContain(time)
  expect(problems).toEqual([])
  await page.context().close()
})
