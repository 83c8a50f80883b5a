import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walkGroups } from '../../src/model/page/document.ts'
import { findDefinition } from '../../src/sections/definitions.ts'
import type { EditData } from '../../src/site/edit-data.ts'
import { sweep } from '../support/axe.ts'
import { openAsEditor, openBrowser, visit } from '../support/browser.ts'
import { demoPages } from '../support/demo-pages.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * What cannot be changed where it stands and does not say where it comes from, and why that is right. Whoever makes this list
 * longer owes owners an answer; whoever makes one of its lines untrue takes it out.
 */
const KNOWN: readonly { what: RegExp; why: string }[] = []

/** A section is drawn by the same component on every page: with SWEEP=all every one is walked, else those that show a kind of section first. */
const seen = new Set<string>()
const walked = demoPages.filter(({ types }) => types.filter((type) => !seen.has(type) && seen.add(type)).length > 0 || process.env['SWEEP'] === 'all')

type Found = { groupId: string; what: string; words: string }

/** Words and pictures of the page that belong to nothing that can be chosen and written. */
function unreached(): Found[] {
  const found: Found[] = []
  const REACHED = '[data-field], #page > header, #page > footer, #page > aside[data-position]'
  const OWN = '[data-add-place], [data-editor], [data-part], script, style, noscript, template'
  const note = (element: Element, what: string, words: string) => {
    const { width, height } = element.getBoundingClientRect()
    // Words for those who listen are a pixel wide; they repeat what is seen.
    if (!element.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2 || element.closest(`${REACHED}, ${OWN}`)) return
    found.push({ groupId: element.closest('[id^="s-"]')?.id.slice(2) ?? '', what, words: words.slice(0, 60) })
  }
  const page = document.querySelector('#page')
  if (!page) return []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const words = (textContent ?? '').trim()
    if (parentElement && /[\p{L}\p{N}]/u.test(words)) note(parentElement, parentElement.closest('form') ? 'form' : parentElement.tagName.toLowerCase(), words)
  }
  for (const image of page.querySelectorAll('img')) note(image, 'picture', image.alt)
  return found
}

async function unreachedOn(page: Page): Promise<string[]> {
  const data = JSON.parse((await page.locator('#edit-data').textContent()) ?? '{}') as EditData
  const typesAround = new Map(data.view.groups.flatMap((section) => [...walkGroups([section])].map(({ id, type }) => [id, [type, section.type]])))
  return (await page.evaluate(unreached)).flatMap(({ groupId, what, words }) => {
    const types = typesAround.get(groupId) ?? []
    // The menu of such a section says where its content comes from.
    if (types.some((type) => findDefinition(type)?.fedBy !== undefined)) return []
    return [`${types[0] ?? 'page'} ${what}: ${words}`]
  })
}

test('[E-001] every word and picture of the demo sites can be changed where it stands, or says where it comes from', async () => {
  const lost = new Set<string>()
  await sweep(browser, { reducedMotion: 'reduce' }, walked, async ({ page }, { site, path }) => {
    await openAsEditor(page, site, `${path.replace(/^\/(\w\w)/, '/$1/edit')}?toolbar=1`)
    await page.locator('[data-part="bar"]').waitFor()
    for (const each of await unreachedOn(page)) lost.add(`${site}${path} ${each}`)
  })
  expect([...lost].filter((each) => !KNOWN.some(({ what }) => what.test(each)))).toEqual([])
}, 120_000)

test('header, footer, booking button and branches lead to the part of the settings where they are written', async () => {
  const { page, context, problems } = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await openAsEditor(page, 'seeblick', '/de/edit?toolbar=1')
  await page.locator('[data-part="bar"]').waitFor()
  const menu = page.getByRole('region', { name: /^Werkzeuge/ })
  const settings = page.getByRole('dialog', { name: 'Einstellungen' })
  const leadsTo = async (button: string, part: string) => {
    await menu.getByRole('button', { name: button, exact: true }).click()
    await settings.locator('details[open]', { has: page.getByRole('heading', { name: part, exact: true }) }).waitFor()
    await settings.getByRole('button', { name: 'Schliessen' }).click()
    await settings.waitFor({ state: 'detached' })
  }
  await page.locator('#page > header').click({ position: { x: 3, y: 3 } })
  await leadsTo('Kopfzeile', 'Kopfzeile')
  await page.locator('#page > aside[data-position]').click()
  await leadsTo('Buchungsbutton', 'Buchungsbutton')
  // A telephone number is not dialled by somebody who wants to change it.
  await page.locator('#page > footer a[href^="tel:"]').first().click()
  await leadsTo('Öffnungszeiten', 'Öffnungszeiten')
  // By keyboard, from the first thing in the header on.
  await page.locator('#page > header a').first().focus()
  await page.keyboard.press('Tab')
  await menu.getByRole('button', { name: 'Menü und Seiten' }).click()
  await page.getByRole('dialog', { name: 'Seiten' }).getByRole('button', { name: 'Schliessen' }).click()
  expect(problems).toEqual([])
  await context.close()
})
