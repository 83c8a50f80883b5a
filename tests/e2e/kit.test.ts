import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, resize, shareVisits, WIDTHS, type Visit } from '../support/browser.ts'

let browser: Browser
let visit: Visit
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
const visitAgain = shareVisits()
beforeEach(async () => {
  visit = await visitAgain(browser, { locale: 'de-CH', reducedMotion: 'reduce' })
  page = visit.page
})

async function openKit(size: keyof typeof WIDTHS = 'desktop') {
  await resize(page, WIDTHS[size])
  await page.goto(address('console', '/catalogue/kit'))
  // Alive once a press has an effect: what the server drew looks the same.
  const ground = page.getByRole('button', { name: 'Dunkler Grund' })
  await expect.poll(async () => (await ground.click(), ground.getAttribute('aria-pressed'))).toBe('true')
  await ground.click()
}

const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement)
const holdsFocus = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement))

async function openByKeyboard(name: string, role: 'dialog' | 'alertdialog' | 'menu'): Promise<Locator> {
  await button(name).focus()
  await page.keyboard.press('Enter')
  const opened = page.getByRole(role)
  await opened.waitFor()
  await expect.poll(() => holdsFocus(opened)).toBe(true)
  return opened
}

/** Everything that takes a tap, with the label or the frame that takes it along. */
function smallTargets(): string[] {
  const part = (element: Element) => element.closest('label') ?? (element.matches('button, a') ? element : element.parentElement) ?? element
  return [...document.querySelectorAll('main :is(button, a, input, select, textarea)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { width, height } = part(element).getBoundingClientRect()
      return width < 44 || height < 44
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

describe('the kit', () => {
  test.each(['phone', 'tablet', 'desktop'] as const)('on a %s it passes axe, fits the window and has targets of 44 px', async (size) => {
    await openKit(size)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(visit.problems).toEqual([])
  })

  test.each([
    ['Abschnitt', 'menu', 'desktop'],
    ['Optionen', 'dialog', 'desktop'],
    ['Optionen', 'dialog', 'phone'],
    ['Seiten', 'dialog', 'desktop'],
    ['Seiten', 'dialog', 'phone'],
    ['Seite anlegen', 'dialog', 'phone'],
    ['Entwurf verwerfen', 'alertdialog', 'desktop'],
  ] as const)('«%s» opens by keyboard as %s on a %s, takes the focus, passes axe, and Escape gives the focus back', async (name, role, size) => {
    await openKit(size)
    const opened = await openByKeyboard(name, role)
    // Only the piece itself: around it the library keeps hidden stops that pass the focus on.
    expect(await violationsOn(page, `[role=${role}]`)).toEqual([])
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(button(name))).toBe(true)
  })

  test('beside a panel the page stays alive; on a phone the panel is the screen, with the way out at the thumb', async () => {
    await openKit()
    const panel = await openByKeyboard('Seiten', 'dialog')
    expect((await panel.boundingBox())?.width).toBe(380)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.getByLabel('Im Menü zeigen').first().uncheck()
    expect(await panel.isVisible()).toBe(true)
    await resize(page, WIDTHS.phone)
    expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, ...WIDTHS.phone })
    const close = panel.getByRole('button', { name: 'Schliessen' })
    expect((await close.boundingBox())?.y).toBeGreaterThan(WIDTHS.phone.height / 2)
    await close.click()
    await panel.waitFor({ state: 'detached' })
  })

  test('options cover at most the lower half of a phone', async () => {
    await openKit('phone')
    const sheet = await openByKeyboard('Optionen', 'dialog')
    expect((await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(WIDTHS.phone.height / 2)
  })

  test('an entry that cannot be chosen says why, can be reached, and does nothing', async () => {
    await openKit()
    const menu = await openByKeyboard('Abschnitt', 'menu')
    const item = menu.getByRole('menuitem', { name: 'Nach oben Steht schon zuoberst.' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => isFocused(item)).toBe(true)
    expect(await item.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Enter')
    expect(await menu.isVisible()).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('a number beyond its bounds is kept at the bound once the field is left', async () => {
    await openKit()
    const field = page.getByRole('spinbutton', { name: 'Spalten' })
    await field.fill('40')
    expect(await field.inputValue()).toBe('40')
    await field.blur()
    expect(await field.inputValue()).toBe('6')
    const more = page.getByRole('button', { name: 'Spalten: mehr' })
    await more.focus()
    await page.keyboard.press('Enter')
    expect([await field.inputValue(), await isFocused(more)]).toEqual(['6', true])
  })

  test('a message offers to take it back, and what failed is announced at once', async () => {
    await openKit()
    await button('Mit Rückgängig').click()
    await page.locator('[aria-live=polite]').getByRole('button', { name: 'Rückgängig' }).click()
    await page.locator('[aria-live=polite]').getByText('Der Abschnitt ist wieder da').waitFor()
    await button('Fehler zeigen').click()
    await page.locator('[aria-live=assertive]').getByText('Nicht gespeichert').waitFor()
  })

  test('without motion nothing turns or slides', async () => {
    await openKit()
    const spinner = page.getByRole('img', { name: 'Wird geladen' })
    expect(await spinner.evaluate((element) => getComputedStyle(element).animationIterationCount)).toBe('1')
    expect(await button('Seiten').evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0s/)
  })
})
