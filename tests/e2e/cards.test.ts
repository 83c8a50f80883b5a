import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Group } from '../../src/model/page/document.ts'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, signIn, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { bareSection, textIn } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'karten-probe'
const OTHER = 'karten-andere'
const NAMES = 'main [data-field$=":name"]'
const edit = (slug: string) => `/de/edit/${slug}?toolbar=1`

let browser: Browser
let owner: Visit
let page: Page

const group = (type: string, slot: string, words: string, more: Partial<Group> = {}) => bareSection(type, { fields: { [slot]: textIn({ de: words, fr: `${words} fr` }) }, ...more })
const members = () => ['Anna', 'Beat', 'Carla'].map((name) => group('teamDetails', 'name', name))

beforeAll(async () => {
  await writePage({
    site: 'seeblick',
    slug: SLUG,
    groups: [group('cta', 'title', 'Zuoberst'), group('teamContainer', 'title', 'Das Team', { children: members() }), group('richTextBlock', 'title', 'Zuunterst')],
  })
  await writePage({ site: 'seeblick', slug: OTHER, groups: [group('teamContainer', 'title', 'Anderes Team', { children: members(), options: { layout: 'carousel' } })] })
  browser = await openBrowser()
  owner = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  page = owner.page
  await signIn(page, 'seeblick', edit(SLUG))
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG, OTHER])
})

const saved = () => page.getByText('Alles gespeichert').first().waitFor()
const names = (on: Page = page) => on.locator(NAMES).allInnerTexts()
const titles = () => page.locator('main > section [data-field$=":title"]').allInnerTexts()
const bar = () => page.getByRole('region', { name: /^Werkzeuge/ })
const handle = () => bar().getByRole('button', { name: /verschieben$/ })

async function open(slug: string) {
  await page.goto(address('seeblick', edit(slug)))
  await page.locator(NAMES).first().waitFor()
}

/** The page as it was published, opened anew. */
async function startOver(slug: string) {
  await open(slug)
  await page.evaluate(async () => {
    const { page: edited } = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }
    await fetch('/api/v1/page/revert', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: edited.id }) })
  })
  await open(slug)
}

/** Chooses the section or card around a text, as Escape does. */
async function choose(text: Locator) {
  await text.click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await handle().waitFor()
}

async function dragTo(point: { x: number; y: number }) {
  const from = await handle().boundingBox()
  if (!from) throw new Error('no handle')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 8, from.y + from.height / 2 + 8)
  await page.locator('[data-in-hand]').waitFor()
  await page.mouse.move(point.x, point.y, { steps: 4 })
}

const centreOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

describe('cards of a board', () => {
  beforeEach(() => startOver(SLUG))

  test('one more is added below the cards, before the eyes and ready to write in, and is there after a reload', async () => {
    await page.getByRole('button', { name: 'Teammitglied hinzufügen' }).waitFor()
    expect(await page.locator('main > [data-editor]').evaluateAll((places) => places.map((place) => place.getBoundingClientRect().height))).toEqual([0])
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Teammitglied hinzufügen' }).click()
    await page.locator(`${NAMES}:focus`).waitFor()
    await page.keyboard.type('Dario')
    await page.keyboard.press('Control+Enter')
    await saved()
    await open(SLUG)
    expect(await names()).toEqual(['Anna', 'Beat', 'Carla', 'Dario'])
  })

  test('each message takes back what it tells of, not what was done after it', async () => {
    const going = () => page.locator('main > section[data-going] [data-field$=":title"]').allInnerTexts()
    for (const title of ['Zuoberst', 'Zuunterst']) {
      await choose(page.getByText(title, { exact: true }))
      await page.keyboard.press('Delete')
    }
    expect(await going()).toEqual(['Zuoberst', 'Zuunterst'])
    const messages = page.locator('[aria-live=polite]', { hasText: 'Veröffentlichung' })
    await messages.getByRole('button', { name: 'Rückgängig' }).first().click()
    await expect.poll(going).toEqual(['Zuunterst'])
    await messages.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(going).toEqual([])
    await saved()
  })

  test('a card is dragged to another place, and undo brings it back', async () => {
    await choose(page.getByText('Anna', { exact: true }))
    const last = await centreOf(page.locator('main section [id^="s-"]', { hasText: 'Carla' }))
    await dragTo({ x: last.x + last.width / 3, y: last.y })
    await page.mouse.up()
    await expect.poll(() => names()).toEqual(['Beat', 'Carla', 'Anna'])
    await saved()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => names()).toEqual(['Anna', 'Beat', 'Carla'])
  })

  test('[E-113] one that visitors see makes place for the words that it goes with the next publication, and can be kept', async () => {
    await choose(page.getByText('Beat', { exact: true }))
    await page.keyboard.press('Delete')
    await expect.poll(() => names()).toEqual(['Anna', 'Carla'])
    const note = page.locator('main section [data-note]', { hasText: /«.*Beat» verschwindet mit der nächsten Veröffentlichung/ })
    await note.waitFor()
    expect(await violationsOn(page)).toEqual([])
    await note.getByRole('button', { name: 'Behalten' }).click()
    await expect.poll(() => names()).toEqual(['Anna', 'Beat', 'Carla'])
    await expect.poll(() => note.count()).toBe(0)
    await saved()
  })

  test('Escape lets go of it and leaves everything, also what is chosen', async () => {
    await choose(page.getByText('Anna', { exact: true }))
    const last = await centreOf(page.locator('main section [id^="s-"]', { hasText: 'Carla' }))
    await dragTo({ x: last.x + last.width / 3, y: last.y })
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-in-hand]').count()).toBe(0)
    await page.mouse.up()
    expect(await names()).toEqual(['Anna', 'Beat', 'Carla'])
    expect(await handle().isVisible()).toBe(true)
  })

  test('the arrow keys on the handle move it as well', async () => {
    await choose(page.getByText('Anna', { exact: true }))
    await handle().focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => names()).toEqual(['Beat', 'Anna', 'Carla'])
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => names()).toEqual(['Anna', 'Beat', 'Carla'])
  })
})

describe('sections', () => {
  test('one is dragged past its neighbour', async () => {
    await page.setViewportSize({ width: 1440, height: 2200 })
    await startOver(SLUG)
    await choose(page.getByText('Zuunterst', { exact: true }))
    const team = await page.locator('main > section', { hasText: 'Das Team' }).boundingBox()
    await dragTo({ x: 400, y: (team?.y ?? 0) + 20 })
    await page.mouse.up()
    await expect.poll(() => titles()).toEqual(['Zuoberst', 'Zuunterst', 'Das Team'])
    await page.setViewportSize(WIDTHS.desktop)
  })

  test('one is copied to another page with its cards and all languages; marked words are copied as words', async () => {
    await startOver(OTHER)
    await startOver(SLUG)
    await choose(page.getByText('Das Team', { exact: true }))
    await page.keyboard.press('Control+c')
    await page.getByText('«Team» kopiert.').waitFor()
    await open(OTHER)
    await choose(page.getByText('Anderes Team', { exact: true }))
    await page.keyboard.press('Control+v')
    await expect.poll(() => titles()).toEqual(['Anderes Team', 'Das Team'])
    await saved()
    await open(OTHER)
    const french = await page.evaluate(() => {
      const { view } = JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { view: { groups: Group[] } }
      return view.groups[1]?.children.map(({ fields }) => (fields['name']?.content.data as Record<string, string> | undefined)?.['fr'])
    })
    expect(french).toEqual(['Anna fr', 'Beat fr', 'Carla fr'])
    await startOver(OTHER)
  })
})

describe('Ctrl+K', () => {
  test('finds a card by its words and goes there; finds a command and does it', async () => {
    await startOver(SLUG)
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: 'Abschnitt oder Funktion suchen' })
    await search.waitFor()
    await search.fill('carla')
    await page.getByRole('option', { name: /Teammitglied\s*Carla/ }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator(`${NAMES}:focus`, { hasText: 'Carla' }).waitFor()
    await page.keyboard.press('Control+k')
    await search.fill('duplizieren')
    await page.keyboard.press('Enter')
    await expect.poll(() => names()).toEqual(['Anna', 'Beat', 'Carla', 'Carla'])
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await saved()
  })

  test('leads to a part of the settings, by its name or by what is set there', async () => {
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: 'Abschnitt oder Funktion suchen' })
    await search.fill('öffnungszeiten')
    await page.getByRole('option', { name: 'Einstellungen der Website: Öffnungszeiten' }).waitFor()
    await search.fill('telefon')
    await page.getByRole('option', { name: 'Einstellungen der Website: Fusszeile' }).click()
    await page.locator('details[open] > summary', { hasText: 'Fusszeile' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator(NAMES).first().waitFor()
  })

  test('Escape closes it and changes nothing', async () => {
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: 'Abschnitt oder Funktion suchen' })
    await search.waitFor()
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'detached' })
    expect(await page.getByRole('region', { name: 'Bearbeitungsleiste' }).isVisible()).toBe(true)
  })
})

test('on a phone cards are added in a carousel with a thumb, and the new one is in view', async () => {
  const { page: phone, context } = await visit(browser, { viewport: { width: 390, height: WIDTHS.phone.height }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  await signIn(phone, 'seeblick', edit(OTHER))
  const plus = phone.getByRole('button', { name: 'Teammitglied hinzufügen' })
  await plus.scrollIntoViewIfNeeded()
  expect((await plus.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await plus.tap()
  const fresh = phone.locator(`${NAMES}:focus`)
  await fresh.waitFor()
  await expect
    .poll(async () => {
      const box = await fresh.boundingBox()
      return box !== null && box.x >= 0 && box.x < 390
    })
    .toBe(true)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // Somewhere else by now: taken back and done again, it is seen.
  await phone.keyboard.type('Dora')
  await fresh.blur()
  await phone.locator('[data-part="bar"]').getByText('Alles gespeichert').first().waitFor({ state: 'attached' })
  await phone.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await phone
    .locator(NAMES)
    .first()
    .evaluate((name) => name.scrollIntoView({ inline: 'center', behavior: 'instant' }))
  const isSeen = async () => {
    const box = await phone.getByText('Dora', { exact: true }).boundingBox()
    return box !== null && box.x >= 0 && box.x + box.width <= 390
  }
  expect(await isSeen()).toBe(false)
  await phone.getByRole('button', { name: 'Rückgängig' }).tap()
  await phone.getByText('Dora', { exact: true }).waitFor({ state: 'detached' })
  await phone.getByRole('button', { name: 'Wiederholen' }).tap()
  await expect.poll(isSeen).toBe(true)
  await context.close()
})

test('none of this caused an error in the browser', () => expect(owner.problems).toEqual([]))
