import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankSheets } from '../support/blank-sheets.ts'
import { address, openBrowser, visit, WIDTHS, type Visit } from '../support/browser.ts'

let browser: Browser
let visitor: Visit
const asked: { path: string; isAhead: boolean }[] = []

beforeAll(async () => {
  browser = await openBrowser()
  visitor = await visit(browser)
  visitor.context.on('request', (request) => asked.push({ path: new URL(request.url()).pathname, isAhead: (request.headers()['sec-purpose'] ?? '').includes('prefetch') }))
  await visitor.page.goto(address('seeblick', '/de'), { waitUntil: 'networkidle' })
})
afterAll(() => browser.close())

describe('around a page', () => {
  test('the policy lets the description for machines and the rules for fetching ahead pass', () => {
    expect(visitor.problems).toEqual([])
  })

  test('a page is fetched when the pointer rests on its link, and the login never', async () => {
    const { page } = visitor
    const isFetched = (path: string) => asked.some((one) => one.path === path && one.isAhead)
    await page.evaluate(() => {
      const link = (path: string) => Object.assign(document.createElement('a'), { href: path, textContent: path })
      const box = Object.assign(document.createElement('p'), { id: 'links' })
      box.append(link('/de/login'), ' ', link('/de/edit/team'), ' ', link('/de/search?search=a'), ' ', link('/de/team'))
      document.querySelector('main')?.append(box)
    })
    for (const link of await page.locator('#links a').all()) {
      await link.hover()
      await page.waitForTimeout(350)
    }
    await expect.poll(() => isFetched('/de/team'), { timeout: 10_000 }).toBe(true)
    for (const path of ['/de/login', '/de/edit/team', '/de/search']) expect(isFetched(path), path).toBe(false)
    await page.evaluate(() => document.querySelector('#links')?.remove())
  })

  test('on paper there is neither menu nor button, and no dark ground', async () => {
    const { page } = visitor
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('nav:visible, button:visible, .skip-link:visible, [data-floating]:visible').count()).toBe(0)
    const grounds = await page.evaluate(() => [...document.querySelectorAll('body, body :not(img)')].map((element) => getComputedStyle(element).backgroundColor))
    expect([...new Set(grounds)]).toEqual(['rgba(0, 0, 0, 0)'])
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen' })
  })

  test('what is true for this minute only is not printed, and stars are printed as letters', async () => {
    const { page } = visitor
    const now = page.getByText(/Jetzt ge(öffnet|schlossen)/)
    expect(await now.count()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await now.filter({ visible: true }).count()).toBe(0)
    const stars = await page
      .locator('[role=img][aria-label*="von 5"] > span')
      .evaluateAll((all) => all.map((star) => [star.getAttribute('data-star') ?? 'full', getComputedStyle(star, '::before').content, getComputedStyle(star).clipPath]))
    expect(Object.fromEntries(stars.map(([kind, ...look]) => [kind, look]))).toEqual({ full: ['"★"', 'none'], half: ['"½"', 'none'], empty: ['"☆"', 'none'] })
    await page.emulateMedia({ media: 'screen' })
  })

  test('a sheet of paper begins with the logo, however long the menu is', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 673, height: 1000 } })
    for (const site of ['verband', 'seeblick', 'backstube']) {
      await page.goto(address(site, '/de'))
      await page.emulateMedia({ media: 'print' })
      expect((await page.locator('header [data-part="logo"] img').first().boundingBox())?.width, site).toBeGreaterThan(60)
    }
    await context.close()
  })

  test('on paper a column keeps its words with its picture, and no picture leans over the edge of its sheet', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 673, height: 1000 } })
    await page.goto(address('backstube', '/de/bestellen'))
    await page.emulateMedia({ media: 'print' })
    const columns = page.locator('main section div:has(> img + div h2, > img + div h3)')
    expect(await columns.evaluateAll((all) => all.map((column) => getComputedStyle(column).breakInside))).toEqual(['avoid', 'avoid'])
    const leaning = await page.locator('main img').evaluateAll((all) => all.map((picture) => getComputedStyle(picture).transform))
    expect([...new Set(leaning)]).toEqual(['none'])
    await context.close()
  })

  test('on paper no picture is pulled out of its shape, and what introduces something is whole and goes with it', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 673, height: 1000 } })
    await page.goto(address('backstube', '/de/suesses'))
    await page.emulateMedia({ media: 'print' })
    const shapes = await page.locator('main li img').evaluateAll(async (all) => {
      const pictures = all.filter((one) => one instanceof HTMLImageElement)
      for (const picture of pictures) picture.loading = 'eager'
      await Promise.all(pictures.map((picture) => picture.decode()))
      return pictures.map((one) => one.clientWidth / one.clientHeight / (one.naturalWidth / one.naturalHeight))
    })
    expect(shapes.length).toBeGreaterThan(2)
    for (const shape of shapes) expect(shape).toBeCloseTo(1, 1)
    const breaks = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((element) => [getComputedStyle(element).breakInside, getComputedStyle(element).breakAfter].join()))
    expect([...new Set(await breaks('main h2'))]).toEqual(['avoid,avoid'])
    await page.goto(address('verband', '/de'))
    const eyebrows = await breaks('main p:has(+ h2)')
    expect(eyebrows.length).toBeGreaterThan(0)
    for (const eyebrow of eyebrows) expect(eyebrow).toMatch(/,avoid$/)
    await context.close()
  })

  test('on paper there is no place for a film that cannot be played there', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 673, height: 1000 } })
    await page.goto(address('rocknhole', '/en/bar'))
    const film = page.locator('main [data-behaviour*="video"]')
    expect(await film.filter({ visible: true }).count()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await film.filter({ visible: true }).count()).toBe(0)
    await context.close()
  })

  test('sheets are filled: none for a footer alone, none torn from its heading', async () => {
    const { page, context } = await visit(browser)
    for (const [site, path, sheets] of [
      ['verband', '/de/~contact', 1],
      ['verband', '/fr/~privacy', 1],
      ['verband', '/de/mitglieder', 2],
      ['verband', '/de/stellen', 2],
      ['seeblick', '/de/termin', 2],
      ['backstube', '/de/~privacy', 1],
      ['backstube', '/de', 5],
      ['verband', '/de/aspect', 3],
      ['verband', '/fr', 6],
    ] as const) {
      await page.goto(address(site, path), { waitUntil: 'networkidle' })
      expect(blankSheets(await page.pdf({ format: 'A4' })).sheets, `${site}${path}`).toBe(sheets)
    }
    await context.close()
  })

  test('[V-079] of a booking the packages and their prices are printed, and nothing to fill in', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 673, height: 1000 } })
    await page.goto(address('verband', '/de/aspect'))
    await page.emulateMedia({ media: 'print' })
    const booking = page.locator('main section:has(form)')
    expect(await booking.getByRole('heading', { name: 'Sponsoring buchen' }).isVisible()).toBe(true)
    expect((await booking.locator('form').innerText()).match(/CHF [\d’]+/g)).toEqual(
      ['29’000', '1’800', '2’700', '2’500', '2’500', '2’000', '2’000', '300', '399'].map((price) => `CHF ${price}`),
    )
    const filled = booking.locator('input, textarea, button, output, legend:text-is("Kontakt"), label[for$="company"]')
    expect(await filled.filter({ visible: true }).count()).toBe(0)
    await context.close()
  })

  test('services beside each other are printed in whole words, under pictures of one shape', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 703, height: 1000 } })
    await page.goto(address('seeblick', '/de'))
    await page.emulateMedia({ media: 'print' })
    const services = page.locator('main li:has(a[href*="/services/"])')
    const heights = await services.locator('img').evaluateAll((all) => all.map((picture) => Math.round(picture.getBoundingClientRect().height)))
    expect(heights).toHaveLength(5)
    expect([...new Set(heights)]).toHaveLength(1)
    expect(await services.getByText('Kontaktlinsen', { exact: true }).evaluate((name) => name.getClientRects().length)).toBe(1)
    await context.close()
  })

  test('the line in the printed footer touches no letter', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 703, height: 1000 } })
    await page.goto(address('verband', '/de'))
    await page.emulateMedia({ media: 'print' })
    const air = await page.locator('footer p:has-text("©")').evaluate((owner) => {
      const line = owner.parentElement?.getBoundingClientRect().top ?? 0
      const above = owner.parentElement?.parentElement?.querySelector('address')?.getBoundingClientRect().bottom ?? 0
      return [line - above, owner.getBoundingClientRect().top - line]
    })
    for (const room of air) expect(room).toBeGreaterThan(3)
    await context.close()
  })

  test('a map is printed as ink on white, with its numbers, and frames nothing', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 673, height: 1000 } })
    await page.goto(address('rocknhole', '/de/parcours'))
    await page.emulateMedia({ media: 'print' })
    const map = page.locator('main section:has(ul[aria-label="Karte"])')
    const land = await map
      .locator('svg path')
      .first()
      .evaluate((path) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        if (!canvas) throw new Error('No canvas to ask')
        canvas.fillStyle = getComputedStyle(path).fill
        canvas.fillRect(0, 0, 1, 1)
        return canvas.getImageData(0, 0, 1, 1).data[0] ?? 0
      })
    expect(land).toBeGreaterThan(200)
    const looks = await map
      .locator('ul[aria-label="Karte"] span')
      .evaluateAll((all) => all.map((span) => [getComputedStyle(span).color, getComputedStyle(span).backgroundColor].join()))
    expect([...new Set(looks)]).toEqual(['rgb(0, 0, 0),rgb(255, 255, 255)'])
    const cut = await map.locator('article').evaluateAll((all) =>
      all.flatMap((card) => {
        const around = []
        for (let part = card.parentElement; part && part.tagName !== 'SECTION'; part = part.parentElement) around.push(getComputedStyle(part))
        return around.filter(({ overflow, maskImage, borderInlineStartWidth }) => overflow !== 'visible' || maskImage !== 'none' || borderInlineStartWidth !== '0px')
      }),
    )
    expect(cut.length).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await map.scrollIntoViewIfNeeded()
    const words = map.locator('article p').first()
    await expect.poll(() => words.evaluate((words) => getComputedStyle(words).opacity)).toBe('0')
    await page.emulateMedia({ media: 'print' })
    expect(await words.evaluate((words) => getComputedStyle(words).opacity)).toBe('1')
    await context.close()
  })

  test.each([WIDTHS.phone, WIDTHS.tablet, WIDTHS.desktop])('with letters twice as large nothing covers a place on the map at $width px', async (viewport) => {
    const { page, context } = await visit(browser, { viewport })
    await page.goto(address('rocknhole', '/de/parcours'), { waitUntil: 'networkidle' })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const list = page.locator('ul[aria-label="Karte"]')
    await list.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const covered = () =>
      list.locator('a span').evaluateAll((numbers) =>
        numbers
          .filter((number) => {
            const { x, y, width, height } = number.getBoundingClientRect()
            return [0.3, 0.5, 0.7].some((share) => document.elementFromPoint(x + width / 2, y + height * share) !== number)
          })
          .map((number) => number.textContent),
      )
    await expect.poll(covered).toEqual([])
    await context.close()
  })

  test('no sheet is empty', async () => {
    const { page } = visitor
    await page.emulateMedia({ media: 'print' })
    const { sheets, blank } = blankSheets(await page.pdf({ format: 'A4' }))
    expect(sheets).toBeGreaterThan(1)
    expect(blank).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  })

  test('pages blend into each other, unless the visitor wants no motion', async () => {
    const rules = () =>
      visitor.page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSMediaRule && rule.cssText.includes('@view-transition'))
          .map((rule) => rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches),
      )
    expect(await rules()).toEqual([true])
    await visitor.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await rules()).toEqual([false])
  })
})
