import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeblick } from '../../demo/seeblick/content.ts'
import { address, openBrowser, openAsEditor, visit, WIDTHS } from '../support/browser.ts'

const WIDGET = 'https://connect.shore.com/**'
const FOREIGN_PAGE = '<!doctype html><html lang="de"><title>Buchen</title><main><h1>Freie Zeiten</h1><button>09:00</button></main></html>'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const answerFor = (context: BrowserContext, pattern: string) => context.route(pattern, (route) => route.fulfill({ contentType: 'text/html', body: FOREIGN_PAGE }))
const bookingLink = (page: Page) => page.getByRole('complementary', { name: 'Termin buchen' }).getByRole('link')
const dialog = (page: Page) => page.locator('dialog[open]')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** There the button may be out of sight. */
const leaveFirstScreen = (page: Page) => page.evaluate(() => window.scrollY > 0 || window.scrollTo({ top: 100, behavior: 'instant' }))

async function openWidget(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('aside a')?.ariaHasPopup === 'dialog')
  await leaveFirstScreen(page)
  await bookingLink(page).click()
  await dialog(page).waitFor()
}

test('a drag that begins inside the dialog and ends outside does not close it, a click outside does', async () => {
  const { page, context } = await visit(browser)
  await answerFor(context, WIDGET)
  await page.goto(address('seeblick', '/de'))
  await openWidget(page)
  const title = await dialog(page).locator('p').first().boundingBox()
  if (!title) throw new Error('The dialog has no title')
  await page.mouse.move(title.x + 5, title.y + 5)
  await page.mouse.down()
  await page.mouse.move(4, 4, { steps: 4 })
  await page.mouse.up()
  expect(await dialog(page).count()).toBe(1)
  await page.mouse.click(4, 4)
  await dialog(page).waitFor({ state: 'detached' })
  await context.close()
})

describe('the floating button', () => {
  test('[V-140] keeps its place on the screen on every page of a site that has it, and is absent elsewhere', async () => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone, reducedMotion: 'reduce' })
    for (const path of ['/de', '/de/team', '/de/services/sehtest', '/de/~imprint', '/de/gibt-es-nicht']) {
      await page.goto(address('seeblick', path))
      const corner = () => bookingLink(page).evaluate((link) => [link.getBoundingClientRect().right, link.getBoundingClientRect().bottom])
      expect(await corner(), path).toEqual([344, 724])
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
      expect(await corner(), path).toEqual([344, 724])
    }
    await page.goto(address('rocknhole', '/de'))
    expect(await bookingLink(page).count()).toBe(0)
    await context.close()
  })

  test.each(['seeblick', 'backstube', 'verband'] as const)(
    '%s: on a phone’s first screen it lies on none of the page’s own buttons, and comes with the first scrolling and for the keyboard at once',
    async (site) => {
      const { page, context } = await visit(browser, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
      await page.goto(address(site, '/de'), { waitUntil: 'networkidle' })
      // With the fonts of the house: where they came late, others stood in for them, and their lines break elsewhere.
      await page.reload({ waitUntil: 'networkidle' })
      const covered = () =>
        page.locator('main a').evaluateAll((links) =>
          links.flatMap((link) => {
            const { left, right, top, height } = link.getBoundingClientRect()
            const y = top + height / 2
            const isFree = y > innerHeight || [left + 12, (left + right) / 2, right - 12].every((x) => link.contains(document.elementFromPoint(x, y)))
            return isFree ? [] : [link.textContent]
          }),
        )
      for (const height of [640, 700, 740, 844]) {
        await page.setViewportSize({ width: 360, height })
        expect(await covered(), `${height}`).toEqual([])
      }
      const button = page.getByRole('complementary', { name: 'Termin buchen' })
      const isWhole = () =>
        button
          .locator('a, button')
          .first()
          .evaluate((link) => {
            const { left, right, top, height } = link.getBoundingClientRect()
            return [left + 16, right - 16].every((x) => link.contains(document.elementFromPoint(x, top + height / 2)))
          })
      expect(await isWhole()).toBe(false)
      await button.locator('a, button').first().focus()
      expect(await isWhole()).toBe(true)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.evaluate(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.startTime))).observe({ type: 'layout-shift' })
        scrollTo({ top: 90, behavior: 'instant' })
      })
      await expect.poll(isWhole).toBe(true)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
      await context.close()
    },
  )

  test.each([
    ['seeblick', '/de/services/sehtest', 360, '32px'],
    ['backstube', '/de/~privacy', 768, '16px'],
    ['verband', '/fr/cours', 360, '16px'],
    ['verband', '/fr/cours', 360, '32px'],
    ['verband', '/fr/cours', 768, '16px'],
    ['verband', '/fr/cours', 1440, '16px'],
  ] as const)('%s%s: at %i px with letters of %s it lies on no word of the first screen', async (site, path, width, letters) => {
    const { page, context } = await visit(browser, { viewport: { width, height: 740 }, reducedMotion: 'reduce' })
    await page.goto(address(site, path), { waitUntil: 'networkidle' })
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
    const hidden = await page.evaluate(() => {
      const lines: string[] = []
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const points = [left + 2, left + 40, (left + right) / 2, right - 40, right - 2].filter((x) => x >= left && x <= right)
          if (points.some((x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('aside[data-mode]'))) lines.push(node.textContent ?? '')
        }
      }
      return lines
    })
    expect(hidden).toEqual([])
    await context.close()
  })

  test.each(['seeblick', 'backstube', 'verband'] as const)('[V-140] %s: at the end of the page it stands on none of the footer’s links', async (site) => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone, reducedMotion: 'reduce' })
    await page.goto(address(site, '/de'))
    // What is far away is laid out when it comes near, and the page may become longer by that.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const before = window.scrollY
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
          return window.scrollY - before
        }),
      )
      .toBe(0)
    const covered = await page.locator('footer nav[aria-label="Rechtliches"] a').evaluateAll((links) =>
      links.flatMap((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [link.textContent]
      }),
    )
    expect(covered).toEqual([])
    await context.close()
  })

  test.each([
    [320, '16px'],
    [320, '32px'],
    [360, '32px'],
  ] as const)('[V-140] in a window of %i px with letters of %s it is its mark alone, and says its words to who comes by keyboard', async (width, letters) => {
    const { page, context } = await visit(browser, { viewport: { width, height: 740 }, reducedMotion: 'reduce' })
    for (const [site, path] of [
      ['seeblick', '/de/~privacy'],
      ['verband', '/de/~terms'],
    ] as const) {
      await page.goto(address(site, path))
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
      const { width: small, height } = (await bookingLink(page).boundingBox()) ?? { width: 0, height: 0 }
      expect(small, site).toBeGreaterThanOrEqual(44)
      expect(height, site).toBeGreaterThanOrEqual(44)
      expect(Math.max(small, height), site).toBeLessThan(60)
      expect(await bookingLink(page).textContent()).toContain('Jetzt buchen')
      await page.keyboard.press('Tab')
      await bookingLink(page).focus()
      expect((await bookingLink(page).boundingBox())?.width, site).toBeGreaterThan(120)
    }
    await context.close()
  })

  test('on a phone it stands back while a form is filled in, and is the next stop after it', async () => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone, reducedMotion: 'reduce' })
    await page.goto(address('seeblick', '/de/~contact'))
    const isSeen = () => bookingLink(page).evaluate((link) => link.checkVisibility({ checkOpacity: true }))
    await leaveFirstScreen(page)
    expect(await isSeen()).toBe(true)
    await page.getByLabel('Vorname').focus()
    expect(await isSeen()).toBe(false)
    await bookingLink(page).focus()
    expect(await isSeen()).toBe(true)
    await context.close()
  })

  test('[V-141] [V-147] a link opens in a new tab that knows nothing of this one, and no widget is loaded', async () => {
    const { page, context, problems } = await visit(browser)
    await answerFor(context, 'https://tickets.sehwerk.example/**')
    await page.goto(address('verband', '/de'), { waitUntil: 'networkidle' })
    await leaveFirstScreen(page)
    expect(await bookingLink(page).getAttribute('rel')).toBe('noopener')
    const [tab] = await Promise.all([context.waitForEvent('page'), bookingLink(page).click()])
    await tab.waitForURL('https://tickets.sehwerk.example/kongress')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    expect(page.url()).toBe(address('verband', '/de'))
    expect([await page.locator('dialog').count(), problems]).toEqual([0, []])
    await context.close()
  })

  test('several targets are a menu, by keyboard and without script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, context } = await visit(browser, { viewport: WIDTHS.phone, javaScriptEnabled })
      await page.goto(address('backstube', '/de'))
      const button = page.getByRole('button', { name: 'Bestellen' })
      const menu = page.locator('#booking-menu')
      await button.focus()
      await page.keyboard.press('Enter')
      await menu.waitFor()
      expect(await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        '/de/bestellen',
        'tel:+41525550630',
        'mailto:hallo@morgenrot.example',
      ])
      await page.keyboard.press('Tab')
      expect(
        await menu
          .getByRole('link')
          .first()
          .evaluate((link) => link === document.activeElement),
      ).toBe(true)
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
      await context.close()
    }
  })
})

describe('the booking dialog', () => {
  test('[V-142] [V-145] [V-147] the click, and nothing before it, opens the widget for this language and in the site’s colour', async () => {
    const { page, context, problems } = await visit(browser)
    await answerFor(context, WIDGET)
    await page.goto(address('seeblick', '/fr'), { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 2000)
    await page.waitForFunction(() => document.querySelector('aside a')?.ariaHasPopup === 'dialog')
    expect([problems, await page.locator('iframe').count()]).toEqual([[], 0])
    await page.getByRole('link', { name: 'Réserver' }).last().click()
    await dialog(page).waitFor()
    await page.frameLocator('dialog iframe').getByRole('heading', { name: 'Freie Zeiten' }).waitFor()
    expect(problems).toEqual(['foreign request to connect.shore.com'])
    const frame = page.locator('dialog iframe')
    const url = new URL((await frame.getAttribute('src')) ?? '')
    expect(Object.fromEntries(url.searchParams)).toEqual({ locale: 'fr', layout: 'nolayout', select_location: 'false', theme_color: seeblick.theme.colors.primary })
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    expect(await frame.getAttribute('title')).not.toBe('')
    await context.close()
  })

  test('[V-143] [V-144] closes with Escape, backdrop and button, not with a click inside; the page stands still meanwhile', async () => {
    const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
    await answerFor(context, WIDGET)
    await page.goto(address('seeblick', '/de'))
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    const ways = [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 8), () => dialog(page).getByRole('button', { name: 'Schliessen' }).click()]
    for (const close of ways) {
      await openWidget(page)
      await dialog(page).locator('form p').click()
      expect(await dialog(page).count()).toBe(1)
      await page.mouse.move(8, 400)
      await page.mouse.wheel(0, 500)
      await page.keyboard.press('End')
      expect(await scrollY(page)).toBe(700)
      await close()
      await page.locator('iframe').waitFor({ state: 'detached' })
      expect([await scrollY(page), await dialog(page).count()]).toEqual([700, 0])
      expect(await bookingLink(page).evaluate((link) => link === document.activeElement)).toBe(true)
    }
    await page.mouse.wheel(0, 500)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(700)
    await context.close()
  })

  test.each([WIDTHS.phone, WIDTHS.desktop])('[V-142] by keyboard and for readers at $width px', async (viewport) => {
    const { page, context } = await visit(browser, { viewport, reducedMotion: 'reduce' })
    await answerFor(context, WIDGET)
    await page.goto(address('seeblick', '/de'))
    await page.waitForFunction(() => document.querySelector('aside a')?.ariaHasPopup === 'dialog')
    await bookingLink(page).focus()
    await page.keyboard.press('Enter')
    await page.frameLocator('dialog iframe').getByRole('button').waitFor()
    const isFocused = (name: string) => page.evaluate((tag) => document.activeElement?.matches(tag), name)
    expect(await isFocused('dialog button')).toBe(true)
    const { violations } = await new AxeBuilder({ page }).exclude('dialog iframe').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused('dialog iframe')).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => isFocused('dialog button')).toBe(true)
    await page.keyboard.press('Enter')
    await page.locator('iframe').waitFor({ state: 'detached' })
    expect(await isFocused('aside a')).toBe(true)
    // A frame of another origin keeps the keys that are pressed in it: one step on, Escape closes.
    await page.keyboard.press('Enter')
    await page.frameLocator('dialog iframe').getByRole('button').click()
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused('dialog a')).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('iframe').waitFor({ state: 'detached' })
    expect(await isFocused('aside a')).toBe(true)
    await context.close()
  })

  test.each([
    [320, '24px'],
    [320, '32px'],
    [360, '24px'],
    [360, '32px'],
    [390, '32px'],
  ] as const)('in a window of %i px with letters of %s the dialog is not wider than the window, and its close is in sight', async (width, letters) => {
    const { page, context } = await visit(browser, { viewport: { width, height: 740 }, reducedMotion: 'reduce' })
    await answerFor(context, WIDGET)
    await page.goto(address('seeblick', '/de/~imprint'))
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
    await openWidget(page)
    expect(await dialog(page).evaluate(({ scrollWidth, clientWidth, scrollLeft }) => [scrollWidth, clientWidth, scrollLeft])).toEqual([width, width, 0])
    const close = await dialog(page).getByRole('button', { name: 'Schliessen' }).boundingBox()
    expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(width)
    await context.close()
  })

  test('a dead widget leaves the ways around it, and a close that the keyboard reaches', async () => {
    const { page, context } = await visit(browser)
    await context.route(WIDGET, (route) => route.abort())
    await page.goto(address('seeblick', '/de'))
    await openWidget(page)
    const mail = dialog(page).getByRole('link', { name: /hallo@optik-seeblick\.example/ })
    expect(await mail.getAttribute('href')).toBe('mailto:hallo@optik-seeblick.example')
    expect(await dialog(page).getByText('Der Kalender kommt nicht? So geht es auch:').isVisible()).toBe(true)
    await mail.focus()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await context.close()
  })

  test('in a low window all of it is scrolled, the calendar is no slit, and the close stays', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 740, height: 360 }, reducedMotion: 'reduce' })
    await answerFor(context, WIDGET)
    await page.goto(address('seeblick', '/de'))
    await openWidget(page)
    expect((await dialog(page).locator('iframe').boundingBox())?.height).toBeGreaterThanOrEqual(200)
    const lowest = () =>
      dialog(page).evaluate((box) => box.getBoundingClientRect().bottom - Math.max(...Array.from(box.querySelectorAll('a'), (link) => link.getBoundingClientRect().bottom)))
    expect(await lowest()).toBeLessThan(0)
    await dialog(page).locator('form p').hover()
    await page.mouse.wheel(0, 1000)
    await expect.poll(lowest).toBeGreaterThanOrEqual(0)
    await dialog(page).getByRole('button', { name: 'Schliessen' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await context.close()
  })

  test('[V-142] its script is asked for with the click; where it cannot be had, the widget’s page opens in a new tab', async () => {
    const { page, context } = await visit(browser)
    await answerFor(context, WIDGET)
    const asked: string[] = []
    await context.route('**/assets/*booking-dialog*', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.goto(address('seeblick', '/de'), { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    const [tab] = await Promise.all([context.waitForEvent('page'), bookingLink(page).click()])
    await tab.waitForURL(WIDGET)
    expect(asked.length).toBeGreaterThan(0)
    await context.close()
  })

  test('[V-142] without script the widget’s page opens in a new tab', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false })
    await answerFor(context, WIDGET)
    await page.goto(address('seeblick', '/de'))
    const [tab] = await Promise.all([context.waitForEvent('page'), bookingLink(page).click()])
    await tab.waitForURL(WIDGET)
    await context.close()
  })
})

test('while editing, the button shows and leads nowhere', async () => {
  const { page, context } = await visit(browser)
  await openAsEditor(page, 'seeblick')
  await page.waitForLoadState('networkidle')
  const url = page.url()
  await bookingLink(page).click()
  expect([page.url(), context.pages().length, await page.locator('dialog[open], iframe').count()]).toEqual([url, 1, 0])
  await context.close()
})
