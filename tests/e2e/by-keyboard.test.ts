import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { openAsEditor, openBrowser, visit } from '../support/browser.ts'
import { heroWith, slot, write } from '../support/editing-page.ts'
import { ask } from '../support/http.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'ohne-maus'
const EDIT = `/de/edit/${SLUG}?toolbar=1`
const SITE = 'backstube'

const section = (type: string, title: string): Group => ({ ...heroWith({ de: title }), type })

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await removePages(SITE, [SLUG])
  await browser.close()
})

async function open() {
  await removePages(SITE, [SLUG])
  await writePage({ site: SITE, slug: SLUG, groups: [section('hero', 'Guten Tag'), section('cta', 'Zweiter'), section('cta', 'Dritter')] })
  const visitor = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await openAsEditor(visitor.page, SITE, EDIT)
  await slot(visitor.page, 'title').waitFor()
  await visitor.page.locator('[data-part="bar"]').waitFor()
  return visitor
}

const titles = (page: Page) =>
  page.locator('main > section').evaluateAll((sections) => sections.map((each) => each.querySelector('[data-field$=":title"]')?.textContent ?? '').filter((words) => words !== ''))
const saved = (page: Page) => page.getByText('Alles gespeichert').first().waitFor()
const isLive = async (words: string) => (await ask({ port: inject('port'), host: `${SITE}.localhost`, path: `/de/${SLUG}` })).text.includes(words)

/** Presses a key until the keyboard is there; whoever cannot come there is told so. */
async function reach(page: Page, target: Locator, key = 'Tab', most = 60) {
  const isThere = () => target.first().evaluate((element) => element === document.activeElement || element.contains(document.activeElement))
  for (let presses = 0; presses < most; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  expect(await isThere(), `reached with ${key}`).toBe(true)
}

test('[E-001] [E-035] [E-154] [E-159] edit, add, move, publish and discard with the keyboard alone', async () => {
  const { page, context, problems } = await open()
  // Write: Tab leads to the title, and the first key writes.
  await reach(page, slot(page, 'title'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ohne Maus')
  await page.keyboard.press('Escape')
  // Add: the palette finds what can be done.
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Abschnitt hinzufügen')
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Abschnitt hinzufügen' })
  await picker.waitFor()
  await page.keyboard.type('nur text')
  await expect.poll(() => picker.locator('[data-type], button[data-entry], li button').count()).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await picker.waitFor({ state: 'detached' })
  await page.locator('main [contenteditable]:focus, main [contenteditable] :focus').first().waitFor()
  await page.keyboard.type('Ganz neu')
  await page.keyboard.press('Escape')
  // Move: one step out, and the arrows carry it.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+ArrowUp')
  await saved(page)
  await expect.poll(() => titles(page)).toEqual(['Ohne Maus', 'Zweiter', 'Ganz neu', 'Dritter'])
  // Publish: F6 leads to the bar.
  const publish = page.getByRole('button', { name: /^Veröffentlichen\s?,/ })
  await publish.waitFor()
  await reach(page, page.locator('[data-part="bar"]'), 'F6', 6)
  await reach(page, publish)
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('dialog')
  await receipt.getByText('Das ändert sich').waitFor()
  await reach(page, receipt.getByRole('button', { name: /^(Veröffentlichen|Nur diese Seite)$/ }))
  await page.keyboard.press('Enter')
  await receipt.getByRole('heading', { name: 'Veröffentlicht' }).waitFor()
  expect(await isLive('Ganz neu')).toBe(true)
  await page.keyboard.press('Escape')
  await receipt.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'])).toBe('bar')
  // Discard: another change, and back to what visitors see.
  await reach(page, slot(page, 'title'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Doch nicht')
  await page.keyboard.press('Escape')
  await publish.waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('verwerfen')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await reach(page, question.getByRole('button', { name: 'Verwerfen' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => slot(page, 'title').innerText()).toBe('Ohne Maus')
  expect(problems).toEqual([])
  await context.close()
})

test('[E-027] [E-035] Tab leads from what is chosen to its tools, on into it, and Shift or Escape back', async () => {
  const { page, context, problems } = await open()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
  const second = page.locator('main > section', { hasText: 'Zweiter' })
  const isOnSection = () => second.evaluate((element) => element === document.activeElement)
  await second.locator('[data-field$=":title"]').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(isOnSection).toBe(true)
  await page.getByText('Tab: Werkzeuge · Enter: Inhalt').waitFor()
  const hint = await second.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${hint}"]`).innerText()).toBe('Tab: Werkzeuge · Enter: Inhalt')
  const tools = page.getByRole('toolbar', { name: /^Werkzeuge/ }).getByRole('button')
  await page.keyboard.press('Tab')
  expect(await tools.first().evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await isOnSection()).toBe(true)
  await page.keyboard.press('Tab')
  await reach(page, page.getByRole('button', { name: 'Nach oben' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual(['Zweiter', 'Guten Tag', 'Dritter'])
  expect(await focused()).toBe('Nach oben')
  await page.keyboard.press('Escape')
  expect(await isOnSection()).toBe(true)
  await page.keyboard.press('Tab')
  await reach(page, tools.last())
  await page.keyboard.press('Tab')
  expect(await second.evaluate((element) => element !== document.activeElement && element.contains(document.activeElement))).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('undo after a reload: a text, an option and a move are taken back one by one', async () => {
  const { page, context } = await open()
  const menu = page.getByRole('region', { name: /^Werkzeuge/ })
  const places = () => page.locator('main > section', { hasText: 'Zweiter' }).locator('[data-field]').count()
  await write(page, 'title', 'Nach dem Neuladen')
  await page.keyboard.press('Escape')
  await page.locator('main [data-field$=":title"]', { hasText: 'Zweiter' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const before = await places()
  await menu.getByRole('button', { name: 'Einstellungen' }).click()
  const options = page.getByRole('dialog')
  await options.getByRole('switch', { checked: true }).first().click()
  await expect.poll(places).toBeLessThan(before)
  await page.keyboard.press('Escape')
  await options.waitFor({ state: 'detached' })
  await menu.getByRole('button', { name: 'Nach unten' }).click()
  await expect.poll(() => titles(page)).toEqual(['Nach dem Neuladen', 'Dritter', 'Zweiter'])
  await saved(page)
  await page.reload()
  await slot(page, 'title').waitFor()
  await page.locator('[data-part="bar"]').waitFor()
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBeNull()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => titles(page)).toEqual(['Nach dem Neuladen', 'Zweiter', 'Dritter'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(places).toBe(before)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => titles(page)).toEqual(['Guten Tag', 'Zweiter', 'Dritter'])
  await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true')
  await saved(page)
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['Guten Tag', 'Zweiter', 'Dritter'])
  expect(await places()).toBe(before)
  await page.getByText('Keine Änderungen').waitFor()
  await context.close()
})

test('[E-035] letters typed after Ctrl+K are for the palette, also while it is on its way', async () => {
  const { page, context, problems } = await open()
  const { promise: script, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/*Palette-*.js', (route) => script.then(() => route.continue()))
  await reach(page, slot(page, 'title'))
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('zeweiter')
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  arrive()
  const search = page.getByRole('combobox')
  await search.waitFor()
  await page.keyboard.type('weiter')
  expect(await search.inputValue()).toBe('zeweiter')
  expect(await titles(page)).toEqual(['Guten Tag!', 'Zweiter', 'Dritter'])
  expect(problems).toEqual([])
  await context.close()
})
