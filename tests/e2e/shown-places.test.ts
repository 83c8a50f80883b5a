import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAsEditor, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { leave } from '../support/editing-page.ts'
import { titledSection } from '../support/titled-section.ts'
import { removePages, writePage } from '../support/write-page.ts'

const SLUG = 'gezeigte-orte'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let browser: Browser
beforeAll(async () => {
  // A page of this site has a decoration, and with it layers of its own.
  await writePage({ site: 'verband', slug: SLUG, closed: ['fr'], groups: Array.from({ length: 8 }, (_, at) => titledSection('cta', `Abschnitt ${at}`)) })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removePages('verband', [SLUG])
})

async function edit(options: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(browser, { reducedMotion: 'reduce', locale: 'de-CH', ...options })
  await openAsEditor(visitor.page, 'verband', `/de/edit/${SLUG}?toolbar=1`)
  await visitor.page.locator('main [data-editable]').first().waitFor()
  return visitor
}

const titleOf = (page: Page, at: number) => page.locator('main > section :is(h1, h2)[data-editable]').nth(at)
const way = (page: Page) => page.getByRole('navigation', { name: 'Ort auf der Seite' })

async function choose(page: Page, at: number) {
  await titleOf(page, at).click()
  await way(page).getByRole('button', { name: 'Text und Bild' }).click()
}

test('the frame of a chosen section passes under a header that stays', async () => {
  const { page, context } = await edit()
  await choose(page, 3)
  await page.mouse.move(2, 600)
  const header = page.locator('#page > header')
  const headerTop = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const bring = (top: number) =>
    page
      .locator('main > section')
      .nth(3)
      .evaluate((section, to) => window.scrollBy({ top: section.getBoundingClientRect().top - to, behavior: 'instant' }), top)
  // It comes with the first step back up the page.
  await bring(-200)
  await expect.poll(headerTop).toBeLessThan(0)
  await bring(30)
  await expect.poll(headerTop).toBe(0)
  const height = (await header.boundingBox())?.height ?? 0
  expect(height).toBeGreaterThan(50)
  const seen = () => page.screenshot({ clip: { x: 0, y: 0, width: WIDTHS.desktop.width, height: Math.round(height / 2) } })
  const withFrame = await seen()
  await page.keyboard.press('Escape')
  await expect.poll(() => way(page).count()).toBe(0)
  expect(Buffer.compare(withFrame, await seen())).toBe(0)
  await context.close()
})

describe('where a section can be added', () => {
  const opacityOf = (page: Page, name: string) => page.getByRole('button', { name }).evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).opacity))

  test('[E-027] is seen above and below what is chosen, wherever the pointer is', async () => {
    const { page, context } = await edit()
    await page.mouse.move(2, 600)
    const shown = async () => (await opacityOf(page, 'Abschnitt vor «Text und Bild» hinzufügen')).flatMap((opacity, at) => (opacity === '1' ? [at] : []))
    await choose(page, 3)
    await page.locator('[data-part="bar"]').hover()
    await expect.poll(shown).toEqual([3, 4])
    await page.getByRole('button', { name: 'Nach unten' }).click()
    await page.locator('[data-part="bar"]').hover()
    await expect.poll(shown).toEqual([4, 5])
    await page.keyboard.press('ControlOrMeta+z')
    await leave(page)
    await context.close()
  })

  test('at the end of the page it is seen by whoever has chosen nothing, and says what it does', async () => {
    const { page, context } = await edit()
    const add = page.getByRole('button', { name: 'Abschnitt am Ende hinzufügen' })
    await add.scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    await expect.poll(() => opacityOf(page, 'Abschnitt am Ende hinzufügen')).toEqual(['1'])
    expect((await add.innerText()).trim()).toBe('Abschnitt am Ende hinzufügen')
    await add.click()
    await page.getByRole('dialog', { name: 'Abschnitt hinzufügen' }).waitFor()
    await context.close()
  })
})

describe.each(Object.entries({ desktop: { viewport: WIDTHS.desktop }, phone: PHONE }))('on a %s', (_, options) => {
  test('the dot beside the name of a section says whether visitors see it like this', async () => {
    const { page, context, problems } = await edit(options)
    const dot = way(page).getByRole('img')
    await titleOf(page, 5).click()
    await expect.poll(() => dot.getAttribute('aria-label')).toBe('Veröffentlicht')
    await page.keyboard.type('Neu: ')
    await expect.poll(() => dot.getAttribute('aria-label')).toBe('Geändert, noch nicht veröffentlicht')
    await leave(page)
    await titleOf(page, 4).click()
    await expect.poll(() => dot.getAttribute('aria-label')).toBe('Veröffentlicht')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => titleOf(page, 5).innerText()).toBe('Abschnitt 5')
    await titleOf(page, 5).click()
    await expect.poll(() => dot.getAttribute('aria-label')).toBe('Veröffentlicht')
    expect(problems).toEqual([])
    await context.close()
  })
})

test('that all is saved is told beside the buttons of a phone, and looks like none of them', async () => {
  const { page, context } = await edit(PHONE)
  const bar = page.locator('[data-part="bar"]')
  const widthOf = async (name: string) => (await bar.getByRole('button', { name }).boundingBox())?.width ?? 0
  const state = bar.locator('span[aria-hidden="true"]', { hasText: 'Alles gespeichert' })
  expect((await state.boundingBox())?.width).toBeLessThan(await widthOf('Rückgängig'))
  expect(await state.evaluate((element) => getComputedStyle(element).cursor)).toBe('default')
  await context.close()
})
