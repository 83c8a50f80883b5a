import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, inject } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { violationsOn } from '../support/axe.ts'
import { openAsEditor, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { heroWith, leave, slot, write } from '../support/editing-page.ts'
import { ask } from '../support/http.ts'
import { bareSection } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'beleg'
const OTHERS = ['beleg-zwei', 'beleg-drei', 'beleg-vier']
const PICTURES = 'beleg-bilder'
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
  for (const slug of OTHERS) await writePage({ site: 'verband', slug, groups: [heroWith({ de: 'Alt', fr: 'Vieux' })] })
  await writePage({ site: 'verband', slug: SLUG, groups: [heroWith({ de: 'Guten Tag', fr: 'Bonjour' })] })
})
afterAll(async () => {
  await removePages('verband', [SLUG, PICTURES, ...OTHERS])
  await browser.close()
})

async function open(viewport = WIDTHS.desktop, slug = SLUG) {
  const editor = await visit(browser, { viewport })
  await openAsEditor(editor.page, 'verband', `/de/edit/${slug}?toolbar=1`)
  await slot(editor.page, 'title').first().waitFor()
  return editor
}

const publishButton = (page: Page) => page.getByRole('button', { name: /^Veröffentlichen\s?,/ })
const dialog = (page: Page) => page.getByRole('dialog')
const isLive = async (words: string) => (await ask({ port: inject('port'), host: 'verband.localhost', path: `/de/${SLUG}` })).text.includes(words)

test('[E-152] [E-162] a missing translation stands in the way with its number, leads to its place in that language, and publishing is possible once it is written', async () => {
  const { page, context, problems } = await open()
  await write(page, 'description', 'Nur auf Deutsch')
  await leave(page)
  await page.getByRole('button', { name: '1 Übersetzung fehlt' }).click()
  expect(await publishButton(page).count()).toBe(0)
  await dialog(page).getByText('Französisch: 1').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await dialog(page)
    .getByRole('button', { name: /Beschreibung/ })
    .click()
  await page.waitForURL((url) => url.pathname.startsWith('/fr/edit/') && url.searchParams.get('toolbar') === '1')
  await slot(page, 'description').waitFor()
  await write(page, 'description', 'En français')
  await leave(page)
  await publishButton(page).waitFor()
  expect(await page.getByRole('button', { name: /Übersetzung/ }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('[E-153] [E-154] [E-157] the dialog tells in words what changes, publishing shows it to visitors, and taking it back hides it again', async () => {
  const { page, context, problems } = await open()
  await write(page, 'title', 'Willkommen bei uns')
  await leave(page)
  await publishButton(page).click()
  await dialog(page).getByText('Das ändert sich für Besucherinnen und Besucher:').waitFor()
  const line = dialog(page).getByRole('button', { name: /Text geändert.*Titel.*Guten Tag.*Willkommen bei uns/ })
  await line.waitFor()
  expect(await violationsOn(page)).toEqual([])
  await line.click()
  await dialog(page).waitFor({ state: 'detached' })
  await publishButton(page).click()
  await dialog(page)
    .getByRole('button', { name: /^(Veröffentlichen|Nur diese Seite)$/ })
    .click()
  await dialog(page).getByRole('heading', { name: 'Veröffentlicht' }).waitFor()
  expect(await dialog(page).getByRole('link', { name: 'Ansehen' }).getAttribute('href')).toContain(SLUG)
  expect(await isLive('Willkommen bei uns')).toBe(true)
  await dialog(page).getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByText('Die Veröffentlichung ist zurückgenommen.').waitFor()
  expect(await isLive('Willkommen bei uns')).toBe(false)
  expect(await isLive('Guten Tag')).toBe(true)
  expect(await slot(page, 'title').innerText()).toBe('Willkommen bei uns')
  await publishButton(page).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('[E-156] after publishing everything the editor shows of the page is as the server has it: counts, marks, translations, and its place in the list of pages', async () => {
  const { page, context, problems } = await open()
  await write(page, 'kicker', 'Ganz neu')
  await leave(page)
  await page.getByRole('button', { name: '1 Übersetzung fehlt' }).waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('button', { name: /Übersetzung fehlt/ }).waitFor({ state: 'detached' })
  await write(page, 'title', 'Frisch veröffentlicht')
  await leave(page)
  await publishButton(page).click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await dialog(page)
    .getByRole('button', { name: /^(Veröffentlichen|Nur diese Seite)$/ })
    .click()
  await dialog(page).getByRole('heading', { name: 'Veröffentlicht' }).waitFor()
  await dialog(page).getByRole('button', { name: 'Schliessen' }).last().click()
  await page.getByText('Keine Änderungen').first().waitFor()
  expect(asked).toContain('/api/v1/page/status/publication')
  await slot(page, 'title').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page
    .getByRole('region', { name: /^Werkzeuge/ })
    .getByRole('img', { name: 'Veröffentlicht' })
    .waitFor()
  await page.getByRole('button', { name: 'Seiten', exact: true }).click()
  await expect
    .poll(() =>
      page
        .getByRole('dialog', { name: 'Seiten' })
        .getByRole('link', { name: new RegExp(`${SLUG}\\b(?!-)`) })
        .locator('[data-state]')
        .getAttribute('data-state'),
    )
    .toBe('published')
  expect(problems).toEqual([])
  await context.close()
})

test('[E-153] the check names a card without its picture, and leads from a picture without words to where they are written', async () => {
  const named = (de: string) => ({ content: { type: 'localizedSingleValue' as const, data: { de } }, options: {}, visible: true })
  const picture = { content: { type: 'media' as const, data: 'any' }, options: {}, visible: true }
  const card = (fields: Group['fields']) => bareSection('imageCard', { fields })
  const board = {
    ...card({ title: named('Galerie') }),
    type: 'imageBoard',
    children: [card({ title: named('Mit'), image: picture }), card({ title: named('Ohne') }), card({}), card({})],
  }
  await writePage({ site: 'verband', slug: PICTURES, groups: [board], closed: ['fr'] })
  const { page, context, problems } = await open(WIDTHS.phone, PICTURES)
  await write(page, 'title', 'Bilder')
  await leave(page)
  await publishButton(page).click()
  await dialog(page)
    .getByRole('button', { name: /Hier fehlt ein Bild.*«Ohne»/ })
    .waitFor()
  expect(
    await dialog(page)
      .getByRole('button', { name: /Hier fehlt ein Bild.*2 × Bildkarte$/ })
      .count(),
  ).toBe(1)
  await dialog(page)
    .getByRole('button', { name: /^Bild ohne Beschreibung.*«Mit»/ })
    .click()
  const description = page.getByRole('dialog', { name: 'Bild' }).getByRole('textbox', { name: /^Was ist zu sehen/ })
  await expect.poll(() => description.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Eine Tafel')
  await page.getByRole('button', { name: 'Fertig' }).click()
  await publishButton(page).click()
  await dialog(page)
    .getByRole('button', { name: /Hier fehlt ein Bild.*«Ohne»/ })
    .waitFor()
  expect(await dialog(page).getByText('Bild ohne Beschreibung').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('[E-155] a publication that fails says so, and can be tried again', async () => {
  const { page, context } = await open(WIDTHS.phone)
  await write(page, 'title', 'Zweiter Versuch')
  await leave(page)
  await page.route(
    '**/api/v1/page/publish',
    (route) => route.fulfill({ status: 500, json: { success: false, error: { code: 'internal', message: 'Ein Fehler ist aufgetreten.' } } }),
    { times: 1 },
  )
  await publishButton(page).click()
  await dialog(page)
    .getByRole('button', { name: /^(Veröffentlichen|Nur diese Seite)$/ })
    .click()
  await page.getByText('Fehler beim Veröffentlichen').waitFor()
  expect(await isLive('Zweiter Versuch')).toBe(false)
  await dialog(page)
    .getByRole('button', { name: /^(Veröffentlichen|Nur diese Seite)$/ })
    .click()
  await dialog(page).getByRole('heading', { name: 'Veröffentlicht' }).waitFor()
  expect(await isLive('Zweiter Versuch')).toBe(true)
  await context.close()
})

test('[O-8] the pages that wait go out together: those that are ticked, one after the other, and what cannot says why', async () => {
  const [two = '', three = '', four = ''] = OTHERS
  const { page, context, problems } = await open()
  for (const slug of [two, three, four]) {
    await openAsEditor(page, 'verband', `/de/edit/${slug}?toolbar=1`)
    await slot(page, 'title').waitFor()
    await write(page, slug === four ? 'description' : 'title', `Neu ${slug}`)
    await leave(page)
  }
  await openAsEditor(page, 'verband', `/de/edit/${SLUG}?toolbar=1`)
  await write(page, 'title', 'Alles auf einmal')
  await leave(page)
  await publishButton(page).click()
  const box = (slug: string) => dialog(page).getByRole('checkbox', { name: new RegExp(`^${slug}`) })
  await box(two).waitFor()
  expect([await box(two).isChecked(), await box(four).isDisabled()]).toEqual([false, true])
  await dialog(page).getByText('Nicht von hier aus: Dort fehlt noch 1 Übersetzung.').waitFor()
  await box(two).check()
  expect(await violationsOn(page)).toEqual([])
  await dialog(page)
    .getByRole('button', { name: /^\d+ Seiten veröffentlichen$/ })
    .click()
  await dialog(page)
    .getByText(/weitere Seiten? (ist|sind) veröffentlicht/)
    .waitFor()
  const seen = async (slug: string) => (await ask({ port: inject('port'), host: 'verband.localhost', path: `/de/${slug}` })).text
  expect(await isLive('Alles auf einmal')).toBe(true)
  expect(await seen(two)).toContain(`Neu ${two}`)
  expect(await seen(three)).not.toContain(`Neu ${three}`)
  await box(three).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('Tab goes past buttons that nobody has written, Shift and Tab reach them', async () => {
  const { page, context } = await open()
  const isInButton = () => page.evaluate(() => document.activeElement?.closest('main a[data-field]') !== null)
  await slot(page, 'description').click()
  await page.keyboard.press('Tab')
  expect(await isInButton()).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await isInButton()).toBe(true)
  await context.close()
})

test.each(Object.entries(WIDTHS))(
  '[E-153] on a %s whoever follows a line of the receipt has the way back to it, in another language as well, until it is taken or put away',
  async (width, viewport) => {
    const slug = `beleg-rueckweg-${width}`
    await writePage({ site: 'verband', slug, groups: [heroWith({ de: 'Guten Tag', fr: 'Bonjour' })] })
    const { page, context, problems } = await open(viewport, slug)
    const back = page.locator('[data-part="return"]')
    const follow = async () => {
      await publishButton(page).click()
      await dialog(page)
        .getByRole('button', { name: /Text geändert/ })
        .click()
      await back.getByRole('button', { name: 'Zurück zum Veröffentlichen' }).waitFor()
      await expect.poll(() => slot(page, 'title').evaluate((title) => title === document.activeElement)).toBe(true)
    }
    await write(page, 'title', 'Neu hier')
    await leave(page)
    await follow()
    expect(await violationsOn(page)).toEqual([])
    await back.getByRole('button', { name: 'Zurück zum Veröffentlichen' }).click()
    await dialog(page).getByText('Das ändert sich für Besucherinnen und Besucher:').waitFor()
    await dialog(page).getByRole('button', { name: 'Abbrechen' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await back.count()).toBe(0)
    await follow()
    await back.getByRole('button', { name: 'Schliessen' }).click()
    expect(await back.count()).toBe(0)

    await write(page, 'description', 'Nur auf Deutsch')
    await leave(page)
    await page.getByRole('button', { name: '1 Übersetzung fehlt' }).click()
    await dialog(page)
      .getByRole('button', { name: /Beschreibung/ })
      .click()
    await page.waitForURL((url) => url.pathname.startsWith('/fr/edit/'))
    await back.getByRole('button', { name: 'Zurück zu den Übersetzungen' }).waitFor()
    await write(page, 'description', 'En français')
    await leave(page)
    await back.getByRole('button', { name: 'Zurück zum Veröffentlichen' }).click()
    await dialog(page)
      .getByRole('button', { name: /^(Veröffentlichen|Nur diese Seite)$/ })
      .click()
    await dialog(page).getByRole('heading', { name: 'Veröffentlicht' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Schliessen' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await back.count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
    await removePages('verband', [slug])
  },
)

test('[E-119] [E-153] [O-8] while a language is held back, what is hidden in it goes out at once; the list says so, and which card went', async () => {
  const slug = 'beleg-sprachen'
  const text = (words: string): Group['fields'] => ({ title: { content: { type: 'localizedSingleValue', data: { de: words, fr: `${words} fr` } }, options: {}, visible: true } })
  const card = (fields: Group['fields']): Group => ({ ...heroWith({}), id: '', type: 'imageCard', fields })
  const board: Group = { ...heroWith({}), id: '', type: 'imageBoard', fields: text('Drei Karten'), children: [card(text('Erste Karte')), card({}), card(text('Letzte Karte'))] }
  await writePage({
    site: 'verband',
    slug,
    groups: [{ ...heroWith({ de: 'Guten Tag', fr: 'Bonjour' }), id: '' }, board, { ...board, fields: text('Nicht auf Französisch'), children: [] }],
  })
  const { page, context, problems } = await open(WIDTHS.desktop, slug)
  const main = page.locator('main')
  await main.getByText('Nicht auf Französisch').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mehr Werkzeuge' }).click()
  await page.getByRole('menuitem', { name: /^Sprachen/ }).click()
  await page
    .getByRole('dialog', { name: /^Sprachen: / })
    .getByRole('checkbox', { name: 'Französisch' })
    .uncheck()
  await page.keyboard.press('Escape')
  await main.getByText('Erste Karte').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await page.locator('main').getByText('2 von 3» verschwindet mit der nächsten Veröffentlichung').waitFor()
  await write(page, 'description', 'Nur auf Deutsch')
  await leave(page)
  await page.getByRole('button', { name: '1 Übersetzung fehlt' }).click()
  await dialog(page).getByRole('button', { name: 'Nur Deutsch veröffentlichen …' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Ausgeblendet auf Französisch · .+ «Nicht auf Französisch»$/ })
    .waitFor()
  await dialog(page)
    .getByText(/^Entfernt · .+ 2 von 3$/)
    .waitFor()
  await dialog(page)
    .getByRole('button', { name: /^(Veröffentlichen|Nur diese Seite)$/ })
    .click()
  await dialog(page).getByRole('heading', { name: 'Veröffentlicht' }).waitFor()
  const pageId = await page.evaluate(() => (JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }).page.id)
  const seen = async (locale: string, address: string) => (await ask({ port: inject('port'), host: 'verband.localhost', path: `/${locale}/${address}` })).text
  expect(await seen('fr', pageId)).not.toContain('Nicht auf Französisch fr')
  expect(await seen('fr', pageId)).toContain('Drei Karten fr')
  expect(await seen('de', slug)).toContain('Nicht auf Französisch')
  expect(problems).toEqual([])
  await context.close()
  await removePages('verband', [slug])
})

test('[E-153] a new section that shows the address is not called empty, and a sample that nobody wrote over is told', async () => {
  const slug = 'beleg-beispiel'
  await writePage({ site: 'backstube', slug, groups: [heroWith({ de: 'Guten Tag' })] })
  const { page, context, problems } = await visit(browser, { viewport: WIDTHS.phone })
  await openAsEditor(page, 'backstube', `/de/edit/${slug}?toolbar=1`)
  await page.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' }).click()
  await dialog(page).getByLabel('Abschnitt suchen').fill('Kontakt')
  await dialog(page).getByRole('button', { name: 'Kontakt', exact: true }).click()
  const title = page.locator('main section:last-of-type [data-field$=":title"]:focus')
  await title.waitFor()
  await page.getByRole('button', { name: 'Beispieltext' }).click()
  await page.locator('main').getByText('Hier steht bald Ihr Text').waitFor()
  await publishButton(page).click()
  await dialog(page)
    .getByRole('button', { name: /^Hier steht noch der Beispieltext.*Kontakt/ })
    .waitFor()
  expect(await dialog(page).getByText('Noch leer').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
  await removePages('backstube', [slug])
})
