import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, openBrowser, resize, shareVisits, WIDTHS } from '../support/browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

const visitAgain = shareVisits()

type Wanted = BrowserContextOptions & { members?: number }

/** The playground's sample with this option chosen; without script the picture of that choice, which is the same markup. */
async function findSample(page: Page, type: string, key: string, choice: string, isScripted: boolean): Promise<string> {
  if (!isScripted) return `#s-${type}-${key}-${choice}`
  const sample = `#s-${type}-try`
  const control = page.locator(`input[type=radio][name="${type}-try-option-${key}"][value="${choice}"]`)
  // A click before React has taken over the playground would be lost.
  await expect.poll(() => control.evaluate((input) => Object.keys(input).some((property) => property.startsWith('__reactProps'))), { timeout: 20_000 }).toBe(true)
  await control.check({ force: true })
  await page.locator(`${sample} [data-${key}="${choice}"]`).waitFor()
  if (['carousel', 'split'].includes(choice)) await page.locator(`${sample} [data-${key}="${choice}"][data-ready]`).waitFor()
  if (type === 'imageBoard') await page.locator(`${sample} [data-lightbox]`).waitFor()
  return sample
}

/** One sample of the catalogue alone on the page, in its real size; a split board grows to as many members as wanted. */
async function openSample(type: string, [key, choice]: readonly [string, string], { members = 0, ...options }: Wanted = {}) {
  const { page, problems } = await visitAgain(browser, { reducedMotion: 'reduce', ...options })
  await page.goto(address('console', `/catalogue/${type}`), { waitUntil: 'load' })
  const sample = await findSample(page, type, key, choice, options.javaScriptEnabled !== false)
  await page.evaluate(
    ([selector, amount]) => {
      const section = document.querySelector<HTMLElement>(selector)
      if (!section) throw new Error(`No sample ${selector}`)
      section.style.zoom = '1'
      const pager = section.querySelector<HTMLElement>('[data-layout] > [hidden]')
      const entries = [...section.querySelectorAll('[data-entry]')]
      for (let at = entries.length; amount > 0 && at <= amount; at += 1) {
        const copy = entries[1]?.cloneNode(true)
        if (!pager || !(copy instanceof HTMLElement)) throw new Error('Not a split board')
        copy.toggleAttribute('data-later', at > 5)
        pager.before(copy)
        pager.hidden = false
      }
      document.body.replaceChildren(section)
    },
    [sample, members] as const,
  )
  return { page, problems }
}

const boxes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height, right, bottom }) => ({ x, y, width, height, right, bottom })))
const rowLength = (all: readonly { y: number }[]) => all.filter(({ y }) => Math.abs(y - (all[0]?.y ?? 0)) < 2).length

describe('grid', () => {
  test.each([
    [3, 300],
    [4, 250],
    [5, 200],
  ])('[V-264] [V-046] %i columns, each at least %i px wide, fewer where they would not fit', async (columns, least) => {
    const { page } = await openSample('imageBoard', ['columns', String(columns)])
    const wide = await boxes(page, '[data-layout=grid] > li')
    expect(rowLength(wide)).toBe(columns)
    for (const width of [1440, 1100, 900, 768, 600]) {
      await resize(page, { width, height: 900 })
      const cards = await boxes(page, '[data-layout=grid] > li')
      expect(Math.min(...cards.map((card) => card.width)), `${width}`).toBeGreaterThanOrEqual(least)
    }
    await resize(page, WIDTHS.phone)
    expect(rowLength(await boxes(page, '[data-layout=grid] > li'))).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTHS.phone.width)
  })

  test('[V-211] [V-041] the five layouts of the same team look different', async () => {
    const shapes: string[] = []
    for (const layout of ['grid', 'masonry', 'split', 'carousel', 'avatar']) {
      const { page, problems } = await openSample('teamContainer', ['layout', layout])
      const pictures = await boxes(page, 'figure img')
      shapes.push(JSON.stringify(pictures.map(({ x, width, height }) => [x, width, height].map(Math.round))))
      expect(await page.evaluate(() => document.documentElement.scrollWidth), layout).toBe(WIDTHS.desktop.width)
      expect(problems).toEqual([])
    }
    expect(new Set(shapes).size).toBe(5)
  })

  test('[V-211] avatar shows round portraits', async () => {
    const { page } = await openSample('teamContainer', ['layout', 'avatar'])
    for (const { width, height } of await boxes(page, 'figure img')) expect(Math.abs(width - height)).toBeLessThan(1)
    expect(
      await page
        .locator('figure img')
        .first()
        .evaluate((image) => getComputedStyle(image).borderRadius),
    ).toBe('50%')
  })
})

describe('masonry', () => {
  test('[V-210] neighbours keep 16 px, also after the window changed', async () => {
    const { page } = await openSample('teamContainer', ['layout', 'masonry'])
    for (const width of [1440, 800, 1200]) {
      await resize(page, { width, height: 900 })
      const cards = await boxes(page, '[data-layout=masonry] > li > *')
      const lefts = [...new Set(cards.map(({ x }) => Math.round(x)))]
      expect(lefts.length).toBe(width === 800 ? 2 : 3)
      for (const [at, card] of cards.entries()) {
        const next = cards[at + 1]
        if (next && Math.abs(next.x - card.x) < 1) expect(next.y - card.bottom).toBeCloseTo(16, 0)
        if (next && next.x > card.right) expect(next.x - card.right).toBeCloseTo(16, 0)
      }
    }
  })
})

test.each(['grid', 'masonry', 'avatar'])('[V-041] two cards fill the row of their %s, without a hole for a third', async (layout) => {
  const { page } = await openSample('teamContainer', ['layout', layout])
  await page.locator(`[data-layout=${layout}]`).evaluate((row) => row.replaceChildren(...[...row.children].slice(0, 2)))
  const [row] = await boxes(page, `[data-layout=${layout}]`)
  const [one, other] = await boxes(page, `[data-layout=${layout}] > li`)
  expect(rowLength([one, other].flatMap((box) => box ?? []))).toBe(2)
  expect((one?.x ?? 0) - (row?.x ?? 0)).toBeCloseTo((row?.right ?? 0) - (other?.right ?? 0), 0)
})

describe('carousel', () => {
  const scrolled = (page: Page) =>
    page.locator('[data-layout=carousel] > ul').evaluate((row) => {
      const start = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft)
      const distances = [...row.children].map((card) => Math.abs(card.getBoundingClientRect().left - start))
      const end = row.scrollWidth - row.clientWidth
      return { first: distances.indexOf(Math.min(...distances)), isEnd: row.scrollLeft >= end - 1, left: row.scrollLeft }
    })
  const first = async (page: Page) => (await scrolled(page)).first

  test('[V-212] arrows move by one and go round at both ends', async () => {
    const { page } = await openSample('teamContainer', ['layout', 'carousel'], { viewport: WIDTHS.phone })
    const next = page.getByRole('button', { name: 'Nächster Eintrag' })
    const previous = page.getByRole('button', { name: 'Vorheriger Eintrag' })
    await next.click()
    await expect.poll(() => first(page)).toBe(1)
    await previous.click()
    await expect.poll(() => first(page)).toBe(0)
    await previous.click()
    await expect.poll(() => scrolled(page)).toMatchObject({ first: 5, isEnd: true })
    await next.click()
    await expect.poll(() => first(page)).toBe(0)
    for (let times = 1; times <= 6; times += 1) {
      await next.click()
      await expect.poll(() => first(page)).toBe(times % 6)
    }
  })

  test.each([
    [49, 0],
    [51, 1],
    [-49, 0],
    [-51, 5],
  ])('[V-212] a swipe of %i px to the left leads to card %i', async (distance, card) => {
    const { page } = await openSample('teamContainer', ['layout', 'carousel'], { viewport: WIDTHS.phone, hasTouch: true, isMobile: true })
    await page.locator('[data-layout=carousel][data-ready]').waitFor()
    const touch = await page.context().newCDPSession(page)
    const [box] = await boxes(page, 'figure img')
    const y = (box?.y ?? 0) + 60
    const at = (x: number) => ({ touchPoints: [{ x, y }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(180) })
    for (const part of [0.3, 0.6, 0.9, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(180 - distance * part) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => first(page)).toBe(card)
    expect(await page.locator('[data-layout=carousel] > ul').evaluate((row: HTMLElement) => row.style.getPropertyValue('--drag'))).toBe('')
  })

  test('[V-212] works by keys, and without script by scrolling', async () => {
    const { page } = await openSample('teamContainer', ['layout', 'carousel'])
    await page.locator('[data-layout=carousel][data-ready] > ul').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => first(page)).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => scrolled(page)).toMatchObject({ isEnd: true })

    const still = await openSample('teamContainer', ['layout', 'carousel'], { javaScriptEnabled: false, viewport: WIDTHS.phone })
    expect(await still.page.getByRole('button', { name: 'Nächster Eintrag' }).count()).toBe(0)
    await still.page.locator('[data-layout=carousel] > ul').evaluate((row) => row.scrollTo({ left: 200 }))
    await expect.poll(() => first(still.page)).toBe(1)
  })

  test('[V-212] the row leaves room for the shadows around its cards', async () => {
    const { page } = await openSample('teamContainer', ['layout', 'carousel'])
    const [row] = await boxes(page, '[data-layout=carousel] > ul')
    const [card] = await boxes(page, '[data-layout=carousel] li')
    expect((card?.x ?? 0) - (row?.x ?? 0)).toBeGreaterThanOrEqual(16)
    expect((card?.y ?? 0) - (row?.y ?? 0)).toBeGreaterThanOrEqual(16)
    expect((row?.bottom ?? 0) - (card?.bottom ?? 0)).toBeGreaterThanOrEqual(24)
  })
})

describe('split', () => {
  const shown = (page: Page) => page.locator('figure img').evaluateAll((images) => images.flatMap((image, at) => (image.checkVisibility() ? [at] : [])))
  const listed = (page: Page) => page.locator('[data-entry=member] label').evaluateAll((labels) => labels.flatMap((label, at) => (label.checkVisibility() ? [at + 1] : [])))

  test.each([true, false])('[V-208] starts with the intro, shows the chosen member, and the intro brings back its own picture (script: %s)', async (javaScriptEnabled) => {
    for (const viewport of [WIDTHS.desktop, WIDTHS.phone]) {
      const { page } = await openSample('teamContainer', ['layout', 'split'], { javaScriptEnabled, viewport })
      expect(await shown(page)).toEqual([0])
      await page.locator('[data-entry=member] label').nth(2).click()
      expect(await shown(page)).toEqual([3])
      await page.locator('[data-entry=intro] label').click()
      expect(await shown(page)).toEqual([0])
      await page.getByRole('radio').first().press('ArrowDown')
      expect(await shown(page)).toEqual([1])
    }
  })

  test('[V-208] on a phone the chosen one says its name once, for who sees it; on a desktop in the list and beside it', async () => {
    for (const [viewport, isSeen] of [
      [WIDTHS.phone, false],
      [WIDTHS.desktop, true],
    ] as const) {
      const { page } = await openSample('teamContainer', ['layout', 'split'], { viewport })
      const name = page.locator('[data-entry=intro] figure :is(h2, h3)')
      expect(await name.count()).toBe(1)
      expect(await name.evaluate((heading) => getComputedStyle(heading).clipPath === 'none')).toBe(isSeen)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  })

  test('[V-209] twelve members come as 5, 5 and 2 on a desktop and all at once on a phone', async () => {
    const { page } = await openSample('imageBoard', ['layout', 'split'], { members: 12 })
    const down = page.getByRole('button', { name: 'Nächste Einträge' })
    const up = page.getByRole('button', { name: 'Vorherige Einträge' })
    await down.waitFor()
    expect(await listed(page)).toEqual([1, 2, 3, 4, 5])
    expect(await up.isDisabled()).toBe(true)
    await up.press('Enter')
    expect(await listed(page)).toEqual([1, 2, 3, 4, 5])
    await down.click()
    expect(await listed(page)).toEqual([6, 7, 8, 9, 10])
    expect(await page.locator('[data-entry=intro] label').isVisible()).toBe(true)
    await down.click()
    expect(await listed(page)).toEqual([11, 12])
    await down.press('Enter')
    expect(await listed(page)).toEqual([11, 12])
    await up.click()
    expect(await listed(page)).toEqual([6, 7, 8, 9, 10])
    await resize(page, WIDTHS.phone)
    await expect.poll(async () => (await listed(page)).length).toBe(12)
  })
})

describe('lightbox', () => {
  test.each(['grid', 'masonry', 'split', 'carousel', 'avatar'])('[V-046] opens, moves and closes in %s', async (layout) => {
    const { page, problems } = await openSample('imageBoard', ['layout', layout])
    await page.locator('[data-lightbox]').waitFor()
    await page.locator('figure img').first().click()
    const dialog = page.getByRole('dialog')
    const source = () => dialog.locator('img').evaluate((image: HTMLImageElement) => image.srcset)
    const before = await source()
    await page.keyboard.press('ArrowRight')
    await expect.poll(source).not.toBe(before)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
  })
})

test('three cards stand in one row on a tablet, in every kind of board, and none is alone beside a hole', async () => {
  const { page } = await visitAgain(browser, { viewport: WIDTHS.tablet })
  let seen = 0
  for (const [site, path] of [
    ['seeblick', '/fr'],
    ['verband', '/de'],
    ['rocknhole', '/de'],
  ] as const) {
    await page.goto(address(site, path))
    const rows = await page
      .locator('ul[data-layout="grid"]:has(> :nth-child(3):last-child)')
      .filter({ visible: true })
      .evaluateAll((boards) => boards.map((board) => new Set([...board.children].map((card) => card.getBoundingClientRect().top)).size))
    expect([...new Set(rows)], site).toEqual([1])
    seen += rows.length
  }
  expect(seen).toBeGreaterThan(4)
})

test('a title holds each of its words in one line, beside a picture, too', async () => {
  const { page } = await visitAgain(browser, { reducedMotion: 'reduce' })
  for (const [site, path] of [
    ['rocknhole', '/de/crew'],
    ['rocknhole', '/fr/equipe'],
    ['backstube', '/de/kaffee-und-znueni'],
    ['rocknhole', '/de/trail/loch-2-treppe'],
  ] as const) {
    await page.goto(address(site, path))
    for (const width of [360, 768, 1024, 1200, 1440]) {
      await resize(page, { width, height: 900 })
      const torn = await page.locator('main :is(h1, h2)').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const words = title.firstChild
          if (!(words instanceof Text)) return []
          const range = document.createRange()
          return [...words.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            range.setStart(words, index)
            range.setEnd(words, index + word.length)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
          })
        }),
      )
      expect(torn, `${path} at ${width}`).toEqual([])
    }
  }
})

test('prices at the end of a column keep away from the words of the next one', async () => {
  const { page } = await visitAgain(browser, { reducedMotion: 'reduce' })
  for (const [site, path] of [
    ['rocknhole', '/de/preise'],
    ['backstube', '/de/brote'],
    ['seeblick', '/de/services/brillen'],
  ] as const) {
    await page.goto(address(site, path))
    await resize(page, { width: 768, height: 1000 })
    const [first, second] = await boxes(page, '[data-layout=grid] > li')
    expect((second?.x ?? 0) - (first?.right ?? 0), site).toBeGreaterThanOrEqual(24)
  }
})

test('a map has a ground of its own, so that it is no hole in its section', async () => {
  const { page } = await visitAgain(browser, { reducedMotion: 'reduce' })
  await page.goto(address('rocknhole', '/de/parcours'))
  const [land, section] = await page
    .locator('section svg:has(+ ul) > path')
    .first()
    .evaluate((path) => {
      const around = path.closest('section')
      return [getComputedStyle(path).fill, around && getComputedStyle(around).backgroundColor]
    })
  expect(land).not.toBe(section)
})
