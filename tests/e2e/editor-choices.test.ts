import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberArea } from '../../demo/verband/pages/member-area.ts'
import { linkTexts } from '../../src/i18n/editor/links/texts.ts'
import { placeTexts } from '../../src/i18n/editor/places/texts.ts'
import { valueTexts } from '../../src/i18n/editor/values/texts.ts'
import type { Group } from '../../src/model/page/document.ts'
import { definitions } from '../../src/sections/definitions.ts'
import { sampleGroup } from '../../src/site/catalogue/sample-group.ts'
import { address, openAsEditor, openBrowser, resize, visit, type DemoSite } from '../support/browser.ts'
import { heroWith, slot } from '../support/editing-page.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'entscheide-probe'
const EDIT = `/de/edit/${SLUG}`
const SITES = ['verband', 'seeblick', 'backstube', 'rocknhole'] as const
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** A button without a target, and cards whose last one ends at the edge of the page. */
function groupsOf(): Group[] {
  const hero = heroWith({ de: 'Guten Tag' })
  const button = { content: { type: 'localizedSingleValue' as const, data: { de: 'Anrufen' } }, options: {}, visible: true }
  return [{ ...hero, fields: { ...hero.fields, button } }, sampleGroup(definitions.teamContainer, { id: 'team' })]
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  for (const site of SITES) await writePage({ site, slug: SLUG, groups: groupsOf() })
})
afterAll(async () => {
  for (const site of SITES) await removePages(site, [SLUG])
  await browser.close()
})

const searchOf = (page: Page) => new URL(page.url()).search
const toolsOn = (page: Page) => page.locator('main [contenteditable]').count()
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('[E-012] [E-013] toolbar, page menu and settings are each on or off as the query says, and ending the work clears all three', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  const open = async (query: string) => {
    await openAsEditor(page, 'backstube', EDIT + query)
    await page.locator('[data-part="bar"], [data-part="start"]').first().waitFor()
  }
  const panels = () => Promise.all(['Seiten', 'Einstellungen'].map((name) => panel(page, name).count()))
  await open('')
  expect([await toolsOn(page), await panels()]).toEqual([0, [0, 0]])
  await open('?toolbar=1')
  await expect.poll(() => toolsOn(page)).toBeGreaterThan(2)
  expect(await panels()).toEqual([0, 0])
  await open('?pagemenu=1')
  await expect.poll(panels).toEqual([1, 0])
  await open('?settings=1')
  await expect.poll(panels).toEqual([0, 1])

  for (const flags of ['toolbar=1', 'pagemenu=1', 'settings=1', 'toolbar=1&pagemenu=1&settings=1']) {
    await open(`?${flags}&search=Brot`)
    await page.getByRole('button', { name: 'Bearbeiten beenden' }).click()
    await expect.poll(() => searchOf(page)).toBe('?search=Brot')
    await expect.poll(panels).toEqual([0, 0])
    expect(await toolsOn(page)).toBe(0)
  }
  await context.close()
})

test.each([{}, PHONE])('[E-016] another language is the same page there, with the tools as they were (%j)', async (options) => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce', ...options })
  const pageId = () => page.evaluate(() => (JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }).page.id)
  const [german, french] = [`/de/edit/${memberArea.slugs.de}`, `/fr/edit/${memberArea.slugs.fr}`]
  await openAsEditor(page, 'verband', `${german}?toolbar=1`)
  const id = await pageId()
  await page.getByRole('button', { name: 'Sprache: DE' }).click()
  await page.getByRole('menuitem', { name: 'FR' }).click()
  await page.waitForURL((url) => url.pathname === french)
  expect([searchOf(page), await pageId(), await page.locator('html').getAttribute('lang')]).toEqual(['?toolbar=1', id, 'fr'])
  await expect.poll(() => toolsOn(page)).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Bearbeiten beenden' }).click()
  await expect.poll(() => searchOf(page)).toBe('')
  const link = page.locator('header a[hreflang="de"]').first()
  await page.goto(address('verband', (await link.getAttribute('href')) ?? ''))
  expect([new URL(page.url()).pathname, searchOf(page), await pageId()]).toEqual([german, '', id])
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).waitFor()
  expect(await toolsOn(page)).toBe(0)
  await context.close()
})

test('[E-043] the menu of what is chosen stays 16 px inside the window, however far out that stands', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  await openAsEditor(page, 'seeblick', `${EDIT}?toolbar=1`)
  const menu = page.locator('[data-part="item"]')
  const edges = async () => {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await menu.boundingBox()) ?? {}
    const size = page.viewportSize() ?? { width: 0, height: 0 }
    return { left: x, right: size.width - x - width, top: y, bottom: size.height - y - height }
  }
  for (const width of [1440, 1024]) {
    await resize(page, { width, height: 900 })
    const title = slot(page, 'title')
    await title.click()
    await menu.waitFor()
    expect((await edges()).left).toBeGreaterThanOrEqual(16)
    // As far out as the rule says, to both sides.
    for (const far of [5000, -5000]) {
      await title.evaluate((element, offset) => Object.assign(element.style, { position: 'relative', left: `${offset}px` }), far)
      await page.evaluate(() => window.dispatchEvent(new Event('resize')))
      await expect.poll(async () => Math.round((await edges())[far > 0 ? 'right' : 'left'])).toBe(16)
      const { left, right, top, bottom } = await edges()
      expect(Math.min(left, right)).toBeGreaterThanOrEqual(15.5)
      expect(Math.min(top, bottom)).toBeGreaterThanOrEqual(0)
    }
    await title.evaluate((element) => element.removeAttribute('style'))
    await page.keyboard.press('Escape')
  }
  await context.close()
})

test('[E-043] the menu of the page is put anywhere by hand or by keys, is found there again, and never leaves the window', async () => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  const menu = page.getByRole('region', { name: 'Werkzeuge: Seite' })
  const grip = menu.getByRole('button', { name: 'Menü verschieben' })
  const open = async () => {
    await openAsEditor(page, 'seeblick', `${EDIT}?toolbar=1`)
    await slot(page, 'title').click()
    await page.locator('[data-part="item"]').getByRole('button', { name: 'Seite', exact: true }).click()
    await grip.waitFor()
  }
  const place = async () => {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await menu.boundingBox()) ?? {}
    return { left: Math.round(x), top: Math.round(y), right: Math.round(x + width), bottom: Math.round(y + height) }
  }
  await open()
  const first = await place()
  await grip.hover()
  await page.mouse.down()
  await page.mouse.move(700, 500, { steps: 4 })
  await page.mouse.move(5000, 5000)
  await page.mouse.up()
  expect(await place()).toMatchObject({ right: 1424, bottom: 884 })
  await grip.press('ArrowUp')
  await grip.press('ArrowLeft')
  const put = await place()
  expect(put).toMatchObject({ right: 1408, bottom: 868 })
  expect(put).not.toEqual(first)

  await open()
  expect(await place()).toEqual(put)
  await resize(page, { width: 1000, height: 600 })
  await expect.poll(place).toMatchObject({ right: 984, bottom: 584 })

  await page.evaluate(() => localStorage.setItem('pageMenuPosition', '{"left":5000,"top":5000}'))
  await open()
  expect(await place()).toMatchObject({ right: 984, bottom: 584 })
  await context.close()
})

const OF_MEMBERS = ['Mitgliedersuche', 'Marktplatz', 'Stellenliste', 'Kurse', 'Sponsorenformular']

test.each<[DemoSite, readonly string[]]>([
  ['verband', OF_MEMBERS],
  ['seeblick', []],
  ['backstube', []],
  ['rocknhole', []],
])('[E-046] the category team of %s has %j', async (site, names) => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  await openAsEditor(page, site, `${EDIT}?toolbar=1`)
  const picker = page.getByRole('dialog', { name: 'Abschnitt hinzufügen' })
  const plus = page.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' })
  await plus.focus()
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: 'Titelbild', exact: true }).waitFor()
  const offered = await picker.getByRole('region', { name: 'Team', exact: true }).locator('li').getByRole('button').allInnerTexts()
  expect(offered.map((name) => name.trim()).toSorted()).toEqual(names.toSorted())
  for (const name of OF_MEMBERS.filter((each) => !names.includes(each))) expect(await picker.getByRole('button', { name, exact: true }).count(), name).toBe(0)
  const [first] = names
  if (first !== undefined) {
    const added = page.waitForRequest((request) => request.url().endsWith('/api/v1/commands') && (request.postData() ?? '').includes('businessSearch'))
    await picker.getByRole('button', { name: first, exact: true }).click()
    await added
    await expect.poll(() => page.locator('main > section').count()).toBe(3)
  }
  await context.close()
})

test.each(['fr', 'de'] as const)('[E-105] [E-107] a phone number is digits and spaces, and what is wrong is told in the editor’s language: %s', async (language) => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  await page.addInitScript((chosen) => sessionStorage.setItem('editorLanguage', chosen), language)
  await openAsEditor(page, 'seeblick', `${EDIT}?toolbar=1`)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/v1/commands') && sent.push(request.postData() ?? ''))
  const [links, values] = [linkTexts[language], valueTexts[language]]
  const email = page.locator('main [data-field$=":email"] [contenteditable]').first()
  await email.fill('anna@')
  await page.keyboard.press('Escape')
  await page.getByText(values.email).first().waitFor()

  const button = page.locator('main a[data-field$=":button"]')
  await button.getByRole('button', { name: placeTexts[language].missingLink }).click()
  const tool = page.getByRole('dialog', { name: links.title, exact: true })
  const [field, apply] = [tool.getByLabel(links.target), tool.getByRole('button', { name: links.apply })]
  await tool.getByRole('radio', { name: links.types.phone }).check({ force: true })
  await field.fill('044-abc')
  await apply.click()
  await tool.getByRole('alert').filter({ hasText: links.problems.phone }).waitFor()
  expect([await field.getAttribute('aria-invalid'), await button.getAttribute('href'), sent]).toEqual(['true', '#', []])
  if (language === 'de') {
    await field.fill('044 123 45 67')
    await apply.click()
    await expect.poll(() => button.getAttribute('href')).toBe('tel:0441234567')
    await expect.poll(() => sent.join()).toContain('"phone":"044 123 45 67"')
  }
  // Another language has other words for it.
  const [other, otherValues] = language === 'de' ? [linkTexts.fr, valueTexts.fr] : [linkTexts.de, valueTexts.de]
  expect([other.problems.phone === links.problems.phone, otherValues.email === values.email]).toEqual([false, false])
  await context.close()
})
