import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { violationsOn } from '../support/axe.ts'
import { address, openBrowser, openAsEditor, visit, WIDTHS, type DemoSite, type Visit } from '../support/browser.ts'
import { HEADER_SCROLL_DEBOUNCE_MS, SEARCH_DEBOUNCE_MS } from '../../src/model/site/timings.ts'
import { createHeaderSites, PROFILE_URL, type HeaderSite } from '../support/header-sites.ts'

let browser: Browser
let wide: Visit
let narrow: Visit
beforeAll(async () => {
  ;[browser] = await Promise.all([openBrowser(), createHeaderSites()])
  wide = await visit(browser)
  narrow = await visit(browser, { viewport: WIDTHS.phone, reducedMotion: 'reduce' })
  for (const { page } of [wide, narrow]) page.setDefaultTimeout(15_000)
})
afterAll(() => browser.close())

const header = (page: Page) => page.locator('#page > header')
const toggle = (page: Page) => page.locator('header [popovertarget]')
const dropdown = (page: Page) => header(page).locator('summary').first()
const searchLink = (page: Page) => header(page).getByRole('link', { name: 'Suche' })
const bar = (page: Page) => page.getByRole('searchbox')
/** Comes back when the page has heard the scrolling and its pause is over: timers of one page run in the order they are due. */
const scrollPage = (page: Page, top: number) =>
  page.evaluate(
    ([y, pause]) =>
      new Promise<void>((resolve) => {
        document.addEventListener('scroll', () => setTimeout(resolve, pause), { once: true })
        scrollTo({ top: y, behavior: 'instant' })
      }),
    [top, HEADER_SCROLL_DEBOUNCE_MS * 3] as const,
  )
const top = (page: Page) => header(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))
const hasFocus = (locator: ReturnType<Page['locator']>) => locator.evaluate((element) => element === document.activeElement)

/** The header has measured itself, so its behaviour is attached. */
const measured = (page: Page) => page.waitForFunction(() => Boolean(document.querySelector('header')?.style.getPropertyValue('--room')))

async function open(visitor: Visit, site: HeaderSite | DemoSite, path = '/de'): Promise<Page> {
  const { page } = visitor
  await page.setViewportSize(visitor === narrow ? WIDTHS.phone : WIDTHS.desktop)
  await page.goto(address(site, path))
  await measured(page)
  return page
}

async function expectAccessible(page: Page) {
  expect(await violationsOn(page, 'header')).toEqual([])
}

describe('row or menu', () => {
  test('[V-184] the row shows exactly where logo and items fit, at whatever width that is', async () => {
    const page = await open(wide, 'seeblick')
    const parts = await header(page).evaluate((element) => {
      const row = element.firstElementChild ?? element
      const widths = [...element.querySelectorAll('[data-part]')].map((part) => part.getBoundingClientRect().width)
      return {
        sum: widths.reduce((a, b) => a + b, 0),
        right: element.querySelector('[data-part="search"]')?.getBoundingClientRect().right ?? 0,
        end: row.getBoundingClientRect().right,
      }
    })
    expect(parts.right).toBeLessThanOrEqual(parts.end)
    await page.setViewportSize({ width: Math.floor(parts.sum), height: 900 })
    await toggle(page).waitFor()
    // No breakpoint decides: with fewer words the same width has room for all of them.
    await page.evaluate(() => document.querySelectorAll('[data-part="items"] li:not(:first-child)').forEach((item) => item.remove()))
    await page.setViewportSize({ width: Math.floor(parts.sum) + 1, height: 900 })
    await toggle(page).waitFor({ state: 'hidden' })
  })

  test('[V-185] a resize is followed by a new look 250 ms later, not before', async () => {
    const page = await open(wide, 'header-plain')
    // However busy the machine is, a page runs its timers in the order they are due: the look comes before one of 400 ms.
    await page.evaluate(() => {
      let resized = 0
      let late: ReturnType<typeof setTimeout> | undefined
      addEventListener('resize', () => {
        resized = performance.now()
        clearTimeout(late)
        late = setTimeout(() => (document.body.dataset['waited'] ??= 'too long'), 400)
      })
      new MutationObserver(() => (document.body.dataset['waited'] ??= String(performance.now() - resized))).observe(document.querySelector('header') ?? document.body, {
        attributeFilter: ['style'],
      })
    })
    await page.setViewportSize(WIDTHS.phone)
    await toggle(page).waitFor()
    expect(Number(await page.evaluate(() => document.body.dataset['waited']))).toBeGreaterThanOrEqual(249)
    await page.setViewportSize(WIDTHS.desktop)
    await toggle(page).waitFor({ state: 'hidden' })
  })

  test.each(['seeblick', 'rocknhole', 'verband', 'backstube'] as const)('%s: what is drawn before any script is what is measured then', async (site) => {
    // The second visit has the site's fonts from its first moment, which is what the guess is made for.
    await open(wide, site)
    const page = await open(wide, site)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const isExpected = await header(page).evaluate((element) => innerWidth > Number.parseFloat(element.dataset['room'] ?? '') * 16)
      await expect.poll(() => toggle(page).isVisible(), { message: `${width}` }).toBe(!isExpected)
    }
  })
})

describe('the menu on a phone', () => {
  test('[V-186] it holds the page still, and gives it back where it was', async () => {
    const page = await open(narrow, 'header-plain')
    await scrollPage(page, 900)
    await scrollPage(page, 800)
    await expect.poll(() => top(page)).toBe(0)
    await toggle(page).click()
    await header(page).getByRole('link', { name: 'Haus', exact: true }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await page.mouse.move(180, 600)
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(120)
    expect(await page.evaluate(() => scrollY)).toBe(800)
    await toggle(page).click()
    await header(page).getByRole('link', { name: 'Haus', exact: true }).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => scrollY)).toBe(800)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900)
  })

  test('by keyboard: Tab stays inside, Escape closes and returns to the button, targets are large', async () => {
    const page = await open(narrow, 'seeblick')
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    const stops = page.locator('#site-menu :is(a, summary):visible')
    await stops.first().waitFor()
    for (const box of await stops.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON())))
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Shift+Tab')
    expect(await hasFocus(stops.last())).toBe(true)
    await page.keyboard.press('Tab')
    expect(await hasFocus(toggle(page))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await hasFocus(stops.first())).toBe(true)
    await page.keyboard.press('Enter')
    await page.locator('#site-menu').getByRole('link', { name: 'Sehtest' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await stops.first().waitFor({ state: 'hidden' })
    expect(await hasFocus(toggle(page))).toBe(true)
  })

  test('a link closes it on its way, so that going back shows the page', async () => {
    const page = await open(narrow, 'seeblick')
    await toggle(page).click()
    await header(page).getByRole('link', { name: 'Team', exact: true }).click()
    await page.waitForURL('**/de/team')
    await page.goBack()
    expect(await page.locator('#site-menu').isVisible()).toBe(false)
  })

  test('without script every page of the menu is reached by plain links', async () => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone, javaScriptEnabled: false })
    await page.goto(address('header-plain', '/de'))
    await toggle(page).click()
    await dropdown(page).click()
    await header(page).getByRole('link', { name: 'Zimmer', exact: true }).click()
    await page.waitForURL('**/de/zimmer')
    expect(await searchLink(page).getAttribute('href')).toBe('/de/search')
    await context.close()
  })
})

describe('the items', () => {
  test('[V-192] labels follow the language; a button looks like one, a plain link does not', async () => {
    const page = await open(wide, 'header-plain')
    const look = (name: string) =>
      header(page)
        .getByRole('link', { name, exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect([await look('Buchen'), await look('Haus')]).toEqual(['rgb(31, 111, 92)', 'rgba(0, 0, 0, 0)'])
    await open(wide, 'header-plain', '/fr')
    expect(await look('Réserver')).toBe('rgb(31, 111, 92)')
    expect(await header(page).getByText('Buchen').count()).toBe(0)
  })

  test('[V-193] [V-195] two visible children make a dropdown; where one is hidden by language the other shows directly', async () => {
    const page = await open(wide, 'header-plain')
    expect(await dropdown(page).innerText()).toBe('Angebot')
    await dropdown(page).click()
    expect(await header(page).locator('details[open] a').allInnerTexts()).toEqual(['Zimmer', 'Fonduestube'])
    expect(await header(page).getByRole('link', { name: 'Haus', exact: true }).getAttribute('href')).toBe('/de/haus')
    await open(wide, 'header-plain', '/fr')
    expect(await header(page).locator('summary').count()).toBe(0)
    expect(await header(page).getByRole('link', { name: 'Offre' }).getAttribute('href')).toBe('/fr/zimmer')
    expect(await page.content()).not.toContain('/fr/fonduestube')
  })

  test('a dropdown opens by keyboard, closes with Escape, with a click elsewhere and when another opens', async () => {
    const page = await open(wide, 'seeblick')
    const entry = page.getByRole('link', { name: 'Sehtest' }).first()
    await dropdown(page).focus()
    await page.keyboard.press('Enter')
    await entry.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await header(page).locator('details[open]').waitFor({ state: 'detached' })
    expect(await hasFocus(dropdown(page))).toBe(true)
    await page.keyboard.press('Enter')
    await header(page).locator('summary').nth(1).click()
    await expect.poll(() => header(page).locator('details[open]').count()).toBe(1)
    await page.mouse.click(700, 700)
    await expect.poll(() => header(page).locator('details[open]').count()).toBe(0)
  })

  test('[V-196] [V-197] a profile link needs its address and its switch, a login link its switch', async () => {
    const links = { 'header-plain': [null, null], 'header-url': [null, null], 'header-flag': [null, 'https://konto.example/anmelden'], 'header-full': [PROFILE_URL, '/de/login'] }
    for (const [site, expected] of Object.entries(links)) {
      const page = await open(wide, site as HeaderSite)
      const href = async (name: string) =>
        (await header(page).getByText(name, { exact: true }).count()) === 0 ? null : header(page).getByRole('link', { name, exact: true }).getAttribute('href')
      expect([await href('Profil'), await href('Anmelden')], site).toEqual(expected)
    }
  })
})

describe('the search', () => {
  const requests: string[] = []
  const answerFrom = ({ context }: Visit) =>
    context.route('**/search?*', (route) => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>found</title><style>@view-transition{navigation:auto}</style>found' })
    })
  beforeAll(() => answerFrom(wide))

  async function openBar(visitor = wide) {
    const page = await open(visitor, 'header-plain')
    await searchLink(page).click()
    await bar(page).waitFor()
    return page
  }

  /** In a page whose clock stands still: time passes when the journey says so, however long its keys take to arrive. */
  async function openStillBar() {
    const visitor = await visit(browser)
    await answerFrom(visitor)
    await visitor.page.clock.install({ time: 0 })
    const page = await openBar(visitor)
    await page.clock.pauseAt(3_600_000)
    requests.length = 0
    return { page, context: visitor.context }
  }

  test('[V-187] [V-024] its icon opens a bar where there is room, and leads to the search page on a phone', async () => {
    const page = await openBar()
    expect(await hasFocus(bar(page))).toBe(true)
    expect(page.url()).toBe(address('header-plain', '/de'))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await bar(page).waitFor({ state: 'hidden' })
    expect(await hasFocus(searchLink(page))).toBe(true)
    const phone = await open(narrow, 'header-plain')
    await searchLink(phone).click()
    await phone.waitForURL(address('header-plain', '/de/search'))
  })

  test('[V-188] two characters lead nowhere, neither with Enter nor after a second', async () => {
    const page = await openBar()
    await page.keyboard.type('ab')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(1000)
    expect(page.url()).toBe(address('header-plain', '/de'))
    expect(requests).toEqual([])
  })

  test('[V-189] three characters lead to the search page 500 ms after the last key', async () => {
    const { page, context } = await openStillBar()
    for (const letters of ['zim', 'm']) {
      await page.keyboard.type(letters)
      await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
    }
    expect([page.url(), requests]).toEqual([address('header-plain', '/de'), []])
    await page.clock.runFor(1)
    await page.waitForURL(address('header-plain', '/de/search?search=zimm'))
    expect(requests).toEqual([address('header-plain', '/de/search?search=zimm')])
    await context.close()
  })

  test('a logo that comes late takes the bar from nobody who types; a window too narrow for it does', async () => {
    const visitor = await visit(browser)
    const page = await openBar(visitor)
    const field = header(page).getByRole('searchbox')
    await page.keyboard.insertText('zi')
    const room = () => page.evaluate(() => document.querySelector('header')?.style.getPropertyValue('--room'))
    const looked = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const watch = new MutationObserver(() => resolve(watch.disconnect()))
          watch.observe(document.querySelector('header') ?? document.body, { attributeFilter: ['data-searching'] })
          const logo = document.querySelector<HTMLElement>('header [data-part="logo"]')
          logo?.style.setProperty('min-inline-size', `${logo.offsetWidth + 30}px`)
        }),
    )
    await looked
    expect([await field.inputValue(), await hasFocus(field), await room()]).toEqual(['zi', true, '0px'])
    await page.setViewportSize(WIDTHS.phone)
    await field.waitFor({ state: 'hidden' })
    await visitor.context.close()
  })

  test('who pauses and goes on loses neither letters nor the place of the cursor', async () => {
    const visitor = await visit(browser)
    const page = await openBar(visitor)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/search?search=zimm', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/search?search=zimm')
    // Each in one go: between two keys of a busy machine there could be a pause, and a search for less.
    await page.keyboard.insertText('zimm')
    await asked
    await page.keyboard.insertText('er')
    release()
    await expect.poll(() => page.url()).toMatch(/search\?search=zimmer$/)
    await measured(page)
    const field = header(page).getByRole('searchbox')
    expect([await field.inputValue(), await hasFocus(field)]).toEqual(['zimmer', true])
    await visitor.context.close()
  })

  test('[V-190] Enter does not wait', async () => {
    const { page, context } = await openStillBar()
    await page.keyboard.type('haus')
    expect(requests).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?search=haus')
    await context.close()
  })
})

describe('what others stumbled over', () => {
  test('a dropdown that Tab leaves closes behind it', async () => {
    const page = await open(wide, 'header-plain')
    await dropdown(page).focus()
    await page.keyboard.press('Enter')
    expect(await header(page).locator('details[open]').count()).toBe(1)
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
    expect(await header(page).locator('details[open]').count()).toBe(0)
  })

  test('a menu that grows while it is shown folds before it is too wide, and unfolds again', async () => {
    const page = await open(wide, 'header-plain')
    expect(await toggle(page).isVisible()).toBe(false)
    const items = page.locator('[data-part="items"]')
    await items.evaluate((list) => {
      while (list.scrollWidth < innerWidth) list.append(Object.assign(document.createElement('li'), { className: 'more', textContent: 'Noch ein Menüpunkt' }))
    })
    await toggle(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await items.evaluate((list) => list.querySelectorAll('.more').forEach((item) => item.remove()))
    await toggle(page).waitFor({ state: 'hidden' })
  })

  test('ten languages stay inside the menu of a phone', async () => {
    const page = await open(narrow, 'header-plain')
    await page.setViewportSize({ width: 360, height: 740 })
    await toggle(page).click()
    const right = await page.locator('[data-part="tools"] ul').evaluate((list) => {
      while (list.children.length < 10) list.append(list.children[0]?.cloneNode(true) ?? '')
      return Math.max(...[...list.children].map((item) => item.getBoundingClientRect().right))
    })
    expect(right).toBeLessThanOrEqual(360)
  })

  test('nothing of a transparent header stays over the window once it has left, nor on paper', async () => {
    const page = await open(wide, 'header-url')
    const haze = () =>
      header(page).evaluate((element) => {
        const { display, content, height } = getComputedStyle(element, '::before')
        return display === 'none' || content === 'none' ? null : element.getBoundingClientRect().top + Number.parseFloat(height)
      })
    expect(await haze()).toBeGreaterThan(50)
    await page.emulateMedia({ media: 'print' })
    expect(await haze()).toBeNull()
    await page.emulateMedia({ media: null })
    await scrollPage(page, 600)
    expect((await haze()) ?? 0).toBeLessThanOrEqual(0.5)
  })
})

describe('scrolling', () => {
  const state = (page: Page) => header(page).getAttribute('data-scroll')

  test('[V-198] it leaves on the way down and comes on the way up; a fixed one stays', async () => {
    const page = await open(wide, 'header-plain')
    await scrollPage(page, 1200)
    await expect.poll(() => top(page)).toBe(-120)
    await scrollPage(page, 1000)
    await expect.poll(() => top(page)).toBe(0)
    await scrollPage(page, 1100)
    await expect.poll(() => top(page)).toBe(-120)
    await scrollPage(page, 0)
    await expect.poll(() => state(page)).toBe(null)
    expect(await top(page)).toBe(0)
    await open(wide, 'header-full')
    for (const y of [300, 1200, 1000, 1400]) {
      await scrollPage(page, y)
      expect(await top(page), `${y}`).toBe(0)
    }
  })

  test('[V-199] nine pixels change nothing, eleven do, and only when scrolling has paused for 20 ms', async () => {
    const page = await open(wide, 'header-plain')
    const after = (y: number) =>
      page.evaluate(
        (to) =>
          new Promise<(string | null)[]>((resolve) => {
            const now = () => document.querySelector('header')?.getAttribute('data-scroll') ?? null
            document.addEventListener(
              'scroll',
              () => {
                const atOnce = now()
                setTimeout(() => resolve([atOnce, now()]), 80)
              },
              { once: true },
            )
            scrollTo({ top: to, behavior: 'instant' })
          }),
        y,
      )
    expect(await after(1000)).toEqual([null, null])
    expect(await after(991)).toEqual([null, null])
    expect(await after(989)).toEqual([null, 'shown'])
    expect(await after(998)).toEqual(['shown', 'shown'])
    expect(await after(1000)).toEqual(['shown', 'hidden'])
    expect(
      await page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const began = performance.now()
            new MutationObserver(() => resolve(performance.now() - began >= 20)).observe(document.querySelector('header') ?? document.body, { attributeFilter: ['data-scroll'] })
            scrollTo({ top: 900, behavior: 'instant' })
          }),
      ),
    ).toBe(true)
  })

  test('[V-200] it measures 120 px, and slides down on the way up beyond twice that', async () => {
    const page = await open(wide, 'header-plain')
    expect(await header(page).evaluate((element) => element.clientHeight)).toBe(120)
    await scrollPage(page, 230)
    await scrollPage(page, 200)
    expect(await state(page)).toBe(null)
    await scrollPage(page, 600)
    await header(page).evaluate((element) =>
      element.addEventListener('animationstart', () => {
        const [sliding] = element.getAnimations()
        const effect = sliding?.effect
        element.dataset['slid'] = effect instanceof KeyframeEffect ? String(effect.getKeyframes()[0]?.['transform']) : ''
      }),
    )
    await scrollPage(page, 500)
    await expect.poll(() => header(page).getAttribute('data-slid')).toBe('translateY(-100%)')
  })

  test('without wish for motion it appears without sliding', async () => {
    const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
    await page.goto(address('header-plain', '/de'))
    await measured(page)
    await scrollPage(page, 600)
    await scrollPage(page, 500)
    await expect.poll(() => state(page)).toBe('shown')
    expect(await header(page).evaluate((element) => element.getAnimations().length)).toBe(0)
    await context.close()
  })
})

describe('its place', () => {
  const below = (page: Page) =>
    page
      .locator('main > section')
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const background = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor)

  test('[V-201] transparent shows the hero behind it, opaque stands above it with a background; on phones it may be opaque', async () => {
    const page = await open(wide, 'header-url')
    expect([await below(page), await background(page)]).toEqual([0, 'rgba(0, 0, 0, 0)'])
    expect(await header(page).evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)')
    await scrollPage(page, 900)
    await scrollPage(page, 800)
    await expect.poll(() => background(page)).toBe('rgb(255, 255, 255)')
    await open(wide, 'header-plain')
    expect([await below(page), await background(page)]).toEqual([120, 'rgb(255, 255, 255)'])
    const phone = await open(narrow, 'header-url')
    expect([await below(phone), await background(phone)]).toEqual([0, 'rgba(0, 0, 0, 0)'])
    await open(narrow, 'header-full')
    expect([await below(phone), await background(phone)]).toEqual([72, 'rgb(255, 255, 255)'])
  })

  test('over a dark hero the words of the menu are as light as the logo', async () => {
    const page = await open(wide, 'header-url')
    const colors = await header(page)
      .locator('[data-part="logo"], nav a, summary')
      // A button stands on a ground of its own.
      .evaluateAll((words) =>
        words.filter((word) => word.checkVisibility() && getComputedStyle(word).backgroundColor === 'rgba(0, 0, 0, 0)').map((word) => getComputedStyle(word).color),
      )
    expect(colors.length).toBeGreaterThan(3)
    expect(new Set(colors)).toEqual(new Set(['rgb(255, 255, 255)']))
  })

  test('whoever holds it in the window by keyboard reads it on its own ground, not on whatever is scrolled beneath', async () => {
    const page = await open(wide, 'header-url')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await scrollPage(page, 900)
    expect(await top(page)).toBe(0)
    await expect.poll(() => background(page)).toBe('rgb(255, 255, 255)')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(() => top(page)).toBe(-120)
  })

  test.each(demoSites)('$label: with letters twice as large a phone still shows the button of the menu', async ({ label }) => {
    const page = await open(narrow, label as DemoSite)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const { x, width } = (await toggle(page).boundingBox()) ?? { x: 999, width: 999 }
    expect(x + width).toBeLessThanOrEqual(WIDTHS.phone.width)
  })

  test.each(['seeblick', 'verband'] as const)('%s: a row that letters twice as large do not fit into folds, on the open page', async (site) => {
    const page = await open(wide, site, '/fr')
    await measured(page)
    await expect.poll(() => toggle(page).isVisible()).toBe(false)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect.poll(() => toggle(page).isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTHS.desktop.width)
  })

  test('in forced colours the button of the menu keeps its lines', async () => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone, forcedColors: 'active' })
    await page.goto(address('verband', '/de'))
    const [line, ground] = await toggle(page)
      .locator('span')
      .first()
      .evaluate((bars) => [getComputedStyle(bars).backgroundColor, getComputedStyle(document.body).backgroundColor])
    expect(line).not.toBe(ground)
    expect(line).not.toBe('rgba(0, 0, 0, 0)')
    await context.close()
  })

  test('[V-024] the logo leads home, in every language', async () => {
    const page = await open(wide, 'header-plain', '/fr/haus')
    await header(page).getByText('Haus am Hang').click()
    await page.waitForURL(address('header-plain', '/fr'))
  })

  test('[V-016] in edit mode the same header works, and its links stay there', async () => {
    const { page, context } = await visit(browser)
    await openAsEditor(page, 'verband', '/de/edit')
    await measured(page)
    const hrefs = await header(page)
      .locator('a')
      .evaluateAll((all) => all.map((element) => element.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(6)
    for (const href of hrefs) expect(href).toMatch(/^\/(de|fr)\/edit(\/|$)/)
    await searchLink(page).click()
    await bar(page).waitFor()
    await page.keyboard.press('Escape')
    await dropdown(page).click()
    await header(page).locator('details[open] a').first().click()
    await page.waitForURL('**/de/edit/**')
    await context.close()
  })

  test('nothing of all this left an error behind', () => {
    const own = ({ problems }: Visit) => problems.filter((problem) => !problem.startsWith('Failed to load resource'))
    expect([own(wide), own(narrow)]).toEqual([[], []])
  })
})
