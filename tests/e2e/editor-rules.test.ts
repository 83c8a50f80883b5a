import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, openAsEditor, openBrowser, resize, visit, WIDTHS } from '../support/browser.ts'
import type { Group } from '../../src/model/page/document.ts'
import { heroWith, leave, slot, write } from '../support/editing-page.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'regeln'
const EDIT = `/de/edit/${SLUG}?toolbar=1`
/** One site with several languages, one with a single one. */
const [MANY, ONE] = ['verband', 'backstube'] as const

const bubble: Group = {
  ...heroWith({ de: 'Heute geschlossen' }),
  type: 'announcementBubble',
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await writePage({ site: MANY, slug: SLUG, groups: [heroWith({ de: 'Guten Tag', fr: 'Bonjour' })] })
  await writePage({ site: ONE, slug: SLUG, groups: [heroWith({ de: 'Guten Tag' }), bubble] })
})
afterAll(async () => {
  for (const site of [MANY, ONE]) await removePages(site, [SLUG])
  await browser.close()
})

const TOOLS = '[contenteditable], [data-add-place], [data-part="bar"], [data-part="item"], [data-editable][role="textbox"][tabindex]'

test('[E-002] [E-003] [E-020] visitors get no editing tools, and with the toolbar off an editor reaches none on the page', async () => {
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
  const tools = page.getByRole('region', { name: 'Bearbeitungsleiste' })
  for (const name of ['Einstellungen der Website', 'Seiten', 'Entwurf verwerfen', 'Bearbeiten beenden']) await tools.getByRole('button', { name, exact: true }).waitFor()
  await write(page, 'title', 'Etwas anderes')
  await leave(page)
  await tools.getByRole('button', { name: /^Veröffentlichen/ }).waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByText('Keine Änderungen').waitFor()
  await tools.getByRole('button', { name: 'Bearbeiten beenden' }).click()
  await tools.waitFor({ state: 'detached' })
  expect(await page.locator(TOOLS).count()).toBe(0)
  await context.close()
})

test('[E-011] a page is edited at language, mode and address; a page of a collection with that before it; a draft at its id', async () => {
  const { page, context } = await visit(browser)
  await openAsEditor(page, 'seeblick', '/de/edit/leistungen?toolbar=1')
  await page.locator('[data-part="bar"]').waitFor()
  const item = await page.locator('main a[href^="/de/edit/services/"]').first().getAttribute('href')
  expect((await page.goto(address('seeblick', item ?? '')))?.status()).toBe(200)
  const made = await page.evaluate(async () => {
    const body = JSON.stringify({ initialMeta: { name: 'Nur ein Entwurf', slug: 'nur-ein-entwurf' }, lang: 'de' })
    return (await fetch('/api/v1/page/add', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json() as Promise<{ page: { id: string } }>
  })
  const { id } = made.page
  expect((await page.goto(address('seeblick', `/de/edit/${id}?toolbar=1`)))?.status()).toBe(200)
  await page.locator('[data-part="bar"]').waitFor()
  expect((await page.goto(address('seeblick', `/de/${id}`)))?.status()).toBe(404)
  await removePages('seeblick', ['nur-ein-entwurf'])
  await context.close()
})

test('[E-028] what floats over the page has nothing before or after it, and everything else has', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  await openAsEditor(page, ONE, EDIT)
  const menu = page.getByRole('region', { name: /^Werkzeuge/ })
  const entries = async (words: string) => {
    await page.locator('main [data-field$=":title"]', { hasText: words }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await menu.getByRole('button', { name: 'Mehr Werkzeuge' }).click()
    const names = await page.getByRole('menuitem').allInnerTexts()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    return names.filter((name) => name.endsWith('hinzufügen'))
  }
  expect(await entries('Guten Tag')).toEqual(['Davor hinzufügen', 'Danach hinzufügen'])
  expect(await entries('Heute geschlossen')).toEqual([])
  expect(await page.getByRole('button', { name: /^Abschnitt vor/ }).count()).toBe(1)
  await context.close()
})

test('[E-118] a visibility that cannot be saved is in the bar and in the log, without a message', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openAsEditor(page, ONE, EDIT)
  await slot(page, 'title').waitFor()
  await page.route('**/api/v1/commands', async (route) => {
    const { commands } = JSON.parse(route.request().postData() ?? '{}') as { commands: { id: string }[] }
    const results = commands.map(({ id }) => ({ id, kind: 'refused', error: { code: 'badInput', message: 'So geht das nicht.' } }))
    await route.fulfill({ json: { success: true, results, media: {}, links: {}, data: {} } })
  })
  await slot(page, 'title').click()
  await page
    .getByRole('region', { name: /^Werkzeuge/ })
    .getByRole('button', { name: 'Ausblenden' })
    .click()
  const notSaved = page.getByRole('button', { name: 'Nicht gespeichert' })
  await notSaved.waitFor()
  expect(logged).toContain('So geht das nicht.')
  expect(await page.getByText('Konnte nicht speichern').count()).toBe(0)
  await page.unrouteAll()
  await notSaved.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByText('Alles gespeichert').first().waitFor()
  await context.close()
})

test('[E-008] [E-259] the menu switches the editor to the other language, written in that language, and nothing typed is lost', async () => {
  const { page, context } = await visit(browser)
  await openAsEditor(page, ONE, EDIT)
  await write(page, 'title', 'Vor dem Wechsel')
  const bar = page.locator('[data-part="bar"]')
  await bar.getByRole('button', { name: 'Mehr' }).click()
  await page.getByRole('menuitem', { name: 'Éditeur en français' }).click()
  await bar.getByRole('button', { name: 'Plus' }).click()
  await page.getByRole('menuitem', { name: 'Editor auf Deutsch' }).click()
  await bar.getByRole('button', { name: 'Mehr' }).waitFor()
  await expect.poll(() => slot(page, 'title').innerText()).toBe('Vor dem Wechsel')
  await context.close()
})

test('[E-259] errors speak the language of the editor, whatever the browser prefers', async () => {
  const { page, context } = await visit(browser, { locale: 'en-GB' })
  await openAsEditor(page, ONE, EDIT)
  const kept = () => page.evaluate(() => ['currentLanguage', 'editorLanguage', 'i18n'].map((key) => sessionStorage.getItem(key)))
  // The bar writes them down when it is there, and would do so over a choice that came before it.
  await expect.poll(kept).toEqual(['de', 'de', 'de'])
  await page.evaluate(() => sessionStorage.setItem('editorLanguage', 'fr'))
  await page.reload()
  await slot(page, 'title').waitFor()
  await expect.poll(kept).toEqual(['de', 'fr', 'de'])
  const languages: (string | undefined)[] = []
  page.on('request', (request) => request.url().includes('/api/v1/') && request.method() === 'POST' && languages.push(request.headers()['accept-language']))
  await write(page, 'title', 'Bonjour')
  await leave(page)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => languages.length).toBeGreaterThan(0)
  expect(new Set(languages)).toEqual(new Set(['fr']))
  await context.close()
})

test('beside a panel the bar ends where the panel begins, and publishing is pressed at every width', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  await openAsEditor(page, ONE, EDIT)
  await slot(page, 'title').waitFor()
  await write(page, 'title', 'Neben dem Panel')
  await leave(page)
  const publish = page.getByRole('button', { name: /^Veröffentlichen\s?,/ })
  const receipt = page.getByRole('dialog').getByText('Das ändert sich')
  for (const width of [768, 900, 1024, 1440]) {
    await resize(page, { width, height: 900 })
    const pages = page.getByRole('region', { name: 'Bearbeitungsleiste' }).getByRole('button', { name: 'Seiten', exact: true })
    await pages.click()
    const panel = page.getByRole('dialog', { name: 'Seiten' })
    await panel.waitFor()
    // It slides in, and the bar makes room for it.
    const places = async () => {
      const [bar, side] = await Promise.all([page.locator('[data-part="bar"]').boundingBox(), panel.boundingBox()])
      return [width, (bar?.x ?? -1) >= 0, (bar?.x ?? 0) + (bar?.width ?? 0) <= (side?.x ?? 0), (side?.x ?? 0) + (side?.width ?? 0)]
    }
    await expect.poll(places).toEqual([width, true, true, width])
    await publish.click()
    await receipt.waitFor()
    await page.keyboard.press('Escape')
    await receipt.waitFor({ state: 'detached' })
    // What the folded bar has no room for is in its menu.
    if (width === 768) {
      await page.getByRole('button', { name: 'Mehr', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Einstellungen der Website' }).waitFor()
      await page.keyboard.press('Escape')
    }
    await panel.getByRole('button', { name: 'Schliessen' }).click()
    await panel.waitFor({ state: 'detached' })
  }
  await resize(page, WIDTHS.phone)
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Seiten' }).click()
  await page.getByRole('dialog', { name: 'Seiten' }).getByRole('button', { name: 'Schliessen' }).click()
  await publish.click()
  await receipt.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('button', { name: 'Keine Änderungen' }).or(publish).first().waitFor({ state: 'attached' })
  await context.close()
})

test('on a phone nothing of the site lies over what is written; without the tools it is there again', async () => {
  const { page, context } = await visit(browser, { viewport: WIDTHS.phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' })
  await openAsEditor(page, 'seeblick', '/de/edit?toolbar=1')
  await page.locator('[data-part="bar"]').waitFor()
  const booking = page.locator('#page > aside[data-position]')
  await booking.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Bearbeiten beenden' }).click()
  await booking.waitFor({ state: 'visible' })
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
  await openAsEditor(page, MANY, '/de/edit?toolbar=1')
  // Who reads on in another language stays at the same section.
  const section = page.locator('main > section[id^="s-"]').nth(2)
  await button.waitFor()
  const id = await section.getAttribute('id')
  await section.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY + 40))
  await button.click()
  await menu.getByRole('menuitem', { name: 'FR' }).click()
  await page
    .getByRole('button', { name: 'Sprache: FR' })
    .or(page.getByRole('button', { name: 'Langue: FR' }))
    .waitFor()
  await expect.poll(() => page.locator(`[id="${id}"]`).evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 200)).toBe(true)
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
