import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, signIn, visit, WIDTHS, type Visit } from '../support/browser.ts'
import { titledSection as section } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'auswahl-probe'
const LONG = 'auswahl-lang'
const EDIT = `/de/edit/${SLUG}?toolbar=1`
const SECTIONS = 200

let browser: Browser
let owner: Visit

beforeAll(async () => {
  await writePage({ site: 'seeblick', slug: SLUG, closed: ['fr', 'it', 'en'], groups: [section('cta', 'Zuoberst')] })
  await writePage({ site: 'seeblick', slug: LONG, groups: Array.from({ length: SECTIONS }, (_, at) => section('richTextBlock', `Abschnitt ${at}`)) })
  browser = await openBrowser()
  owner = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH' })
  await signIn(owner.page, 'seeblick', EDIT)
})
afterAll(async () => {
  await browser.close()
  await removePages('seeblick', [SLUG, LONG])
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Abschnitt hinzufügen' })
const saved = (page: Page) => page.getByText('Alles gespeichert').first().waitFor()
const placeholders = (page: Page, selector: string) =>
  page.locator(`${selector} [data-editable][data-sample]`).evaluateAll((places) => places.map((place) => (place as HTMLElement).dataset['placeholder'] ?? ''))

async function openAtEnd(page: Page) {
  const plus = page.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' })
  await plus.focus()
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor()
}

async function add(page: Page, name: string) {
  await openAtEnd(page)
  await dialogOf(page).getByRole('button', { name, exact: true }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
}

/** What visitors get, read by somebody who is not signed in. */
const live = (page: Page) => page.evaluate(async (url) => (await fetch(url, { credentials: 'omit', cache: 'no-store' })).text(), `/de/${SLUG}`)

describe('the picker', () => {
  test('[E-044] shows each box as the section itself in the site’s own look, drawn when it comes near, and nothing in it can be reached', async () => {
    const { page } = owner
    await openAtEnd(page)
    const hero = dialogOf(page).locator('section > ul > li', { has: page.getByRole('button', { name: 'Titelbild', exact: true }) })
    await hero.getByText('Schön, dass Sie da sind').waitFor()
    const fonts = await hero
      .locator('h1, h2')
      .first()
      .evaluate((title) => [getComputedStyle(title).fontFamily, getComputedStyle(document.documentElement).getPropertyValue('--font-heading')])
    expect(fonts[0]?.split(',')[0]?.replaceAll('"', '')).toBe(fonts[1]?.split(',')[0]?.trim().replaceAll('"', ''))
    const frame = hero.locator('[aria-hidden="true"]').first()
    expect(await frame.evaluate((element) => (element as HTMLElement).inert)).toBe(true)
    const far = dialogOf(page).locator('section > ul > li', { has: page.getByRole('button', { name: 'Terminbuchung', exact: true }) })
    expect(await far.getByText('Termin wählen').count()).toBe(0)
    await far.scrollIntoViewIfNeeded()
    await far.getByText('Termin wählen').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
  })

  test('on a page of 200 sections it opens within 300 ms', async () => {
    const { page } = owner
    await page.goto(address('seeblick', `/de/edit/${LONG}?toolbar=1`))
    const plus = page.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' })
    await plus.waitFor({ state: 'attached' })
    await openAtEnd(page)
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    const took = await plus.evaluate(async (element) => {
      const start = performance.now()
      ;(element as HTMLElement).click()
      while (!document.querySelector('[role="dialog"] section > ul > li')) await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now() - start
    })
    expect(took).toBeLessThan(300)
    await page.goto(address('seeblick', EDIT))
  })
})

describe('a new section', () => {
  test('a board begins with three cards and sample words, of which visitors never see any', async () => {
    const { page } = owner
    await add(page, 'Team')
    await page.locator('main h2:focus').waitFor()
    const board = page.locator('main > section').last()
    await expect.poll(() => placeholders(page, 'main > section:last-of-type')).toEqual(expect.arrayContaining(['Unser Team', 'Anna Muster', 'Beat Beispiel', 'Carla Vorlage']))
    expect(await board.locator('[id^="s-"]').count()).toBe(3)
    expect(await violationsOn(page)).toEqual([])
    // They are as large as the words that take their place: nothing jumps with the first letter.
    const height = () => board.evaluate((element) => Math.round(element.getBoundingClientRect().height))
    const before = await height()
    await page.keyboard.type('U')
    expect(await height()).toBe(before)
    await page.keyboard.press('Backspace')
    await saved(page)
    const id = await page.evaluate(() => (JSON.parse(document.getElementById('edit-data')?.textContent ?? '{}') as { page: { id: string } }).page.id)
    await page.evaluate((pageId) => fetch('/api/v1/page/publish', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: pageId }) }), id)
    const html = await live(page)
    expect(html).toContain('Zuoberst')
    for (const words of ['Unser Team', 'Anna Muster', 'teamDetails', `id="${await board.getAttribute('id')}"`]) expect(html).not.toContain(words)
  })

  test('what was published with empty places shows labels there and no sample words', async () => {
    const { page } = owner
    await page.reload()
    await page.locator('main [data-editable]').first().waitFor()
    await expect.poll(() => placeholders(page, 'main')).toEqual([])
  })

  test('a section that loads its content says where that comes from', async () => {
    const { page } = owner
    await add(page, 'Bewertungen')
    await page.getByText('Hier stehen die Bewertungen Ihrer Standorte.').waitFor()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(() => page.getByText('Hier stehen die Bewertungen Ihrer Standorte.').count()).toBe(0)
  })
})

test('on a phone two boxes stand beside each other and fill the screen, and no keyboard comes up', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: WIDTHS.phone.height }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  await signIn(page, 'seeblick', EDIT)
  await openAtEnd(page)
  const boxes = await dialogOf(page)
    .locator('section > ul > li')
    .evaluateAll((items) =>
      items
        .slice(0, 3)
        .map((item) => item.getBoundingClientRect())
        .map(({ left, width }) => [Math.round(left), Math.round(width)]),
    )
  expect(boxes).toEqual([
    [16, 173],
    [201, 173],
    [16, 173],
  ])
  expect(await page.evaluate(() => document.activeElement?.matches('input'))).toBe(false)
  // What is found begins at the top, however far down somebody looked before.
  await dialogOf(page).locator('section > ul > li').last().scrollIntoViewIfNeeded()
  await page.getByLabel('Abschnitt suchen').fill('t')
  await expect
    .poll(() =>
      dialogOf(page)
        .locator('section > ul > li')
        .first()
        .evaluate((item) => item.getBoundingClientRect().top > 0),
    )
    .toBe(true)
  await page.getByLabel('Abschnitt suchen').fill('')
  // Added in the lower half of the page, it stands where it can be written; taken back, it leaves no menu behind.
  await dialogOf(page).getByRole('button', { name: 'Text und Bild', exact: true }).tap()
  const title = page.locator('main h2:focus')
  await title.waitFor()
  const menu = page.locator('[data-part="item"]')
  await expect.poll(async () => ((await title.boundingBox())?.y ?? 999) + 30 < ((await menu.boundingBox())?.y ?? 0)).toBe(true)
  await page.getByRole('button', { name: 'Rückgängig' }).tap()
  await expect.poll(() => menu.count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await context.close()
})

test('none of this caused an error in the browser', () => expect(owner.problems).toEqual([]))
