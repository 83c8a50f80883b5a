import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { openAsEditor, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { heroWith, slot } from '../support/editing-page.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'im-blick'
const PATH = `/de/edit/${SLUG}?toolbar=1`
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' as const }
let browser: Browser

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const words = Array.from({ length: 12 }, (_, at) => `Absatz ${at + 1}, lang genug für eine Auswahl`)

beforeAll(async () => {
  browser = await openBrowser()
  const hero = heroWith({ de: 'Guten Tag' })
  const rich: Group = {
    ...hero,
    type: 'richTextBlock',
    fields: {
      textBlock: {
        content: { type: 'localizedRichText', data: { de: { json: { type: 'doc', content: words.map(paragraph) }, text: words.join('\n') } } },
        options: {},
        visible: true,
      },
    },
  }
  const board: Group = { ...hero, type: 'imageBoard', fields: { title: { content: { type: 'localizedSingleValue', data: { de: 'Bilder' } }, options: {}, visible: true } } }
  const groups = [
    { ...hero, fields: { ...hero.fields, button: { content: { type: 'localizedSingleValue' as const, data: { de: 'Termin' } }, options: {}, visible: true } } },
    rich,
    board,
  ]
  await writePage({ site: 'seeblick', slug: SLUG, closed: ['fr', 'it', 'en'], groups })
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG])
})

test.each([
  ['on a desktop', { viewport: WIDTHS.desktop, reducedMotion: 'reduce' as const }],
  ['on a phone', PHONE],
])('whoever comes into a text is told before the first word that it takes neither bold letters nor links: %s', async (_, options) => {
  const { page, context } = await visit(browser, options)
  await openAsEditor(page, 'seeblick', PATH)
  const menu = page.getByRole('region', { name: /^Werkzeuge/ })
  await slot(page, 'description').click()
  await menu.getByText('Fett und Links: im Abschnitt «Nur Text»').waitFor()
  await slot(page, 'title').click()
  await expect.poll(() => menu.getByText('Fett und Links: im Abschnitt «Nur Text»').count()).toBe(0)
  await context.close()
})

test('[E-090] whoever comes into a text with formats is told before the first word how its tools come up', async () => {
  const { page, context } = await visit(browser, { viewport: WIDTHS.desktop, reducedMotion: 'reduce' })
  await openAsEditor(page, 'seeblick', PATH)
  await slot(page, 'textBlock').click()
  await page
    .getByRole('region', { name: /^Werkzeuge/ })
    .getByText('Fett und Links: Wörter markieren')
    .waitFor()
  await context.close()
})

test('[E-043] tools beside a text come to its other side when scrolling takes them half out of the window', async () => {
  const { page, context, problems } = await visit(browser, { viewport: WIDTHS.desktop, reducedMotion: 'reduce' })
  await openAsEditor(page, 'seeblick', PATH)
  const menu = page.getByRole('region', { name: /^Werkzeuge/ })
  const title = page.locator('main h2').filter({ hasText: 'Bilder' })
  await title.scrollIntoViewIfNeeded()
  await title.click()
  await menu.waitFor()
  const above = async () => ((await menu.boundingBox())?.y ?? 0) < ((await title.boundingBox())?.y ?? 0)
  expect(await above()).toBe(true)
  const box = await menu.boundingBox()
  await page.mouse.move(700, 450)
  await page.mouse.wheel(0, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect.poll(above).toBe(false)
  expect((await menu.boundingBox())?.y).toBeGreaterThan(0)
  expect(problems).toEqual([])
  await context.close()
})

test('where a button leads is said in its tool, which on a phone does not lie over the button', async () => {
  const { page, context, problems } = await visit(browser, PHONE)
  await openAsEditor(page, 'seeblick', PATH)
  const button = slot(page, 'button')
  await button.tap()
  const open = () =>
    page
      .getByRole('region', { name: /^Werkzeuge/ })
      .getByRole('button', { name: 'Link', exact: true })
      .tap()
  const tool = page.getByRole('dialog', { name: 'Link' })
  // A button that leads nowhere yet asks by itself.
  await tool.getByRole('button', { name: 'Team', exact: true }).first().tap()
  await tool.waitFor({ state: 'detached' })
  await page.evaluate(() => scrollBy({ top: (document.querySelector('main [data-field$=":button"]')?.getBoundingClientRect().top ?? 0) - 560, behavior: 'instant' }))
  await open()
  await tool.getByText('Führt zu Team').waitFor()
  const foot = async () => ((await button.boundingBox())?.y ?? 999) + ((await button.boundingBox())?.height ?? 0)
  await expect.poll(async () => (await foot()) < ((await tool.boundingBox())?.y ?? 0)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('[E-089] the link of some words is chosen beside them: neither words nor tools are covered', async () => {
  const { page, context, problems } = await visit(browser, { viewport: WIDTHS.tablet, reducedMotion: 'reduce' })
  await openAsEditor(page, 'seeblick', PATH)
  const line = page.locator('main').getByText('Absatz 5, lang')
  await line.click()
  await page.locator('[data-rich-text][contenteditable="true"]').waitFor()
  await line.evaluate((paragraph) => paragraph.firstChild && getSelection()?.setBaseAndExtent(paragraph.firstChild, 10, paragraph.firstChild, 20))
  const tools = page.locator('[data-rich-tools] [role="toolbar"]')
  await tools.getByRole('button', { name: 'Link', exact: true }).click()
  const tool = page.getByRole('dialog', { name: 'Link' })
  await tool.waitFor()
  const covers = async () => {
    const own = await tool.boundingBox()
    const others = [await line.boundingBox(), await tools.boundingBox()]
    return others.some((box) => !own || !box || (own.x < box.x + box.width && box.x < own.x + own.width && own.y < box.y + box.height && box.y < own.y + own.height))
  }
  await expect.poll(covers).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})

test('on a phone the way out of a sheet stays where it is when a list in it is folded', async () => {
  const { page, context } = await visit(browser, PHONE)
  await openAsEditor(page, 'seeblick', PATH)
  await page.locator('main').getByText('Bilder', { exact: true }).tap()
  const menu = page.getByRole('region', { name: /^Werkzeuge/ })
  await menu.getByRole('button', { name: 'Galerie', exact: true }).tap()
  await menu.getByRole('button', { name: 'Einstellungen', exact: true }).tap()
  const sheet = page.getByRole('dialog')
  const layout = sheet.getByRole('button', { name: /^Anordnung/ })
  await layout.tap()
  await sheet.getByRole('radio').first().waitFor({ state: 'attached' })
  const place = async () => (await sheet.getByRole('button', { name: 'Schliessen' }).boundingBox())?.y
  const before = await place()
  await layout.tap()
  await expect.poll(() => sheet.getByRole('radio').count()).toBe(0)
  expect(await place()).toBe(before)
  await context.close()
})
