import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, openBrowser, visit, type Visit } from '../support/browser.ts'
import { createReviewSite, REVIEW_SITE } from '../support/review-site.ts'

const DESKTOP = { width: 1280, height: 800 }
let browser: Browser
let visitor: Visit

beforeAll(async () => {
  browser = await openBrowser()
  await createReviewSite()
  visitor = await visit(browser, { viewport: DESKTOP, reducedMotion: 'reduce' })
})
afterAll(() => browser.close())

async function open(slug: string, width = DESKTOP.width): Promise<Page> {
  const { page } = visitor
  await page.setViewportSize({ ...DESKTOP, width })
  await page.goto(address(REVIEW_SITE, `/de/${slug}`))
  if (await page.locator('figure').count()) await page.locator('[data-slots]').waitFor()
  return page
}

/** Authors of the slides that stand wholly inside the row. */
const shown = (page: Page) =>
  page.locator('[data-layout=carousel]').evaluate((carousel) => {
    const frame = carousel.getBoundingClientRect()
    const slides = [...carousel.querySelectorAll('li')].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= frame.left - 1 && right <= frame.right + 1
    })
    return slides.map((slide) => /Person ([\d.]+)/.exec(slide.textContent)?.[1])
  })
const amount = async (page: Page) => (await shown(page)).length
const authors = (page: Page) => page.locator('figure').evaluateAll((slides) => slides.map((slide) => /Person ([\d.]+)/.exec(slide.textContent)?.[1]))
const next = (page: Page) => page.getByRole('button', { name: 'Nächster Eintrag' })
const previous = (page: Page) => page.getByRole('button', { name: 'Vorheriger Eintrag' })

describe('a slide', () => {
  test('[V-077] [V-159] under the title: text, author, time, branch and town', async () => {
    const page = await open('vier')
    expect(await page.getByRole('heading', { name: 'Bewertungen', exact: true }).isVisible()).toBe(true)
    for (const [at, words] of [
      [0, ['Text 4', 'Person 4', 'vor 4 Tagen', 'Atelier am Markt', 'Zug']],
      [1, ['Text 4.5', 'Person 4.5', 'vor 4.5 Tagen', 'Atelier am See', 'Cham']],
    ] as const)
      for (const word of words) expect(await page.locator('figure').nth(at).getByText(word, { exact: true }).isVisible(), word).toBe(true)
    expect(visitor.problems).toEqual([])
  })

  test('[V-160] five stars: 4 has four, 4.5 and 4.7 a half one more, 4.4 none', async () => {
    const page = await open('vier')
    const stars = (rating: string) =>
      page
        .getByRole('img', { name: `${rating} von 5 Sternen`, exact: true })
        .locator('> span')
        .evaluateAll((all) => all.map((star) => (star as HTMLElement).dataset['star'] ?? 'full'))
    const four = ['full', 'full', 'full', 'full']
    expect(await stars('4')).toEqual([...four, 'empty'])
    expect(await stars('4.5')).toEqual([...four, 'half'])
    expect(await stars('4.7')).toEqual([...four, 'half'])
    expect(await stars('4.4')).toEqual([...four, 'empty'])
    const paints = await page
      .locator('figure')
      .nth(1)
      .locator('[role=img] > span')
      .evaluateAll((all) => all.map((star) => getComputedStyle(star).backgroundImage.startsWith('linear-gradient')))
    expect(paints).toEqual([false, false, false, false, true])
  })

  test('[V-001] a site with three branches shows reviews of each, and says of which', async () => {
    const { page } = visitor
    await page.goto(address('seeblick', '/de'))
    const slides = page.locator('section', { hasText: 'Bewertet in allen drei Filialen' }).locator('figure')
    const named = await slides.evaluateAll((all) => all.map((slide) => slide.querySelector('figcaption p:nth-child(2) > span')?.textContent ?? ''))
    expect(named.length).toBeGreaterThan(3)
    expect([...new Set(named)].toSorted()).toEqual(['Rapperswil', 'Stäfa', 'Wädenswil'])
    expect(visitor.problems).toEqual([])
  })
})

describe('what is shown', () => {
  test('[V-164] the lowest rating leaves out what is below it', async () => {
    expect(await authors(await open('~home'))).toEqual(['4', '4.5', '4.7', '4.4', '2'])
    expect(await authors(await open('vier'))).toEqual(['4', '4.5', '4.7', '4.4'])
  })

  test('[V-165] only reviews of the chosen branches', async () => {
    expect(await authors(await open('drei'))).toEqual(['4', '4.7', '2'])
  })

  test('[V-166] no match: the message says so', async () => {
    const page = await open('keine')
    expect(await page.getByText('Keine Bewertungen gefunden', { exact: true }).isVisible()).toBe(true)
    expect(await page.locator('figure').count()).toBe(0)
  })

  test('[V-167] [B-46] no branch chosen: the message asks for one, and no review is shown', async () => {
    const page = await open('ohne')
    expect(await page.getByText('Bitte wählen Sie Standorte aus, um Bewertungen anzuzeigen', { exact: true }).isVisible()).toBe(true)
    expect(await page.locator('figure').count()).toBe(0)
  })
})

describe('the row', () => {
  const SLOTS = [
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
  ] as const

  test('[V-161] three reviews at 1024 px, two at 1023 and 768 px, one at 767 px, opened so or resized to it', async () => {
    for (const [width, slots] of SLOTS) expect(await amount(await open('vier', width)), `${width}`).toBe(slots)
    const page = await open('vier')
    for (const [width, slots] of SLOTS) {
      await page.setViewportSize({ ...DESKTOP, width })
      await expect.poll(() => amount(page), { message: `${width}` }).toBe(slots)
    }
  })

  test('[V-162] arrows only where there are more reviews than slots', async () => {
    const page = await open('drei')
    expect(await amount(page)).toBe(3)
    expect(await next(page).count()).toBe(0)
    await page.setViewportSize({ ...DESKTOP, width: 1023 })
    await next(page).waitFor()
    await page.setViewportSize(DESKTOP)
    await next(page).waitFor({ state: 'hidden' })
    await open('vier')
    await next(page).waitFor()
    expect(await previous(page).isVisible()).toBe(true)
  })

  test('[V-163] across a breakpoint it waits until the window has been still for 200 ms', async () => {
    const { page, context } = await visit(browser, { viewport: DESKTOP, reducedMotion: 'reduce' })
    await page.clock.install({ time: 0 })
    await page.goto(address(REVIEW_SITE, '/de/vier'))
    await page.locator('[data-slots]').waitFor()
    await page.clock.pauseAt(3_600_000)
    const noticeResize = async (width: number) => {
      await page.evaluate(() => Object.assign(window, { noticed: new Promise<void>((resolve) => addEventListener('resize', () => resolve(), { once: true })) }) && undefined)
      await page.setViewportSize({ ...DESKTOP, width })
      await page.evaluate(() => (window as unknown as { noticed: Promise<void> }).noticed)
    }
    await noticeResize(1023)
    await page.clock.runFor(150)
    await noticeResize(900)
    await page.clock.runFor(190)
    expect(await amount(page)).toBe(3)
    await page.clock.runFor(20)
    expect(await amount(page)).toBe(2)
    await context.close()
  })

  test('[V-168] arrows go round at both ends', async () => {
    const wide = await open('vier')
    await previous(wide).click()
    await expect.poll(() => shown(wide)).toEqual(['4.5', '4.7', '4.4'])
    await next(wide).click()
    await expect.poll(() => shown(wide)).toEqual(['4', '4.5', '4.7'])
    const narrow = await open('vier', 767)
    for (const author of ['4.5', '4.7', '4.4', '4']) {
      await next(narrow).click()
      await expect.poll(() => shown(narrow)).toEqual([author])
    }
    await previous(narrow).click()
    await expect.poll(() => shown(narrow)).toEqual(['4.4'])
  })

  test('without script it keeps its slots and is scrolled', async () => {
    const { page, context } = await visit(browser, { viewport: { ...DESKTOP, width: 800 }, javaScriptEnabled: false, reducedMotion: 'reduce' })
    await page.goto(address(REVIEW_SITE, '/de/vier'))
    expect(await shown(page)).toEqual(['4', '4.5'])
    expect(await next(page).count()).toBe(0)
    await page.locator('[data-layout=carousel] > ul').evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
    await expect.poll(() => shown(page)).toEqual(['4.7', '4.4'])
    await context.close()
  })
})
