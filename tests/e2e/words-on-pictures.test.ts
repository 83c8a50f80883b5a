import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { buildPath } from '../../src/model/page/path.ts'
import { address, openBrowser, resize, visit, WIDTHS } from '../support/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Axe leaves out words with a picture behind them: it does not know what they stand on. */
const pages = demoSites.flatMap(({ label, locales: [locale = 'de'], pages: all }) =>
  all
    .filter(({ sections, password }) => password === undefined && JSON.stringify(sections).includes('backgroundImage'))
    .map(({ collection = null, slugs }) => ({ site: label, path: buildPath({ locale, mode: 'live', collection, slug: slugs[locale] ?? '' }) })),
)

/** For large letters. */
const ENOUGH = 3

const luminance = (rgb: readonly number[]) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const share = (rgb[at] ?? 0) / 255
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
  }, 0)

/** Which part of the ground that a title's lines cover is too close to its colour. */
async function hardToRead(page: Page, title: Locator): Promise<number> {
  await title.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const pictures = [...(element.closest('section')?.querySelectorAll('img') ?? [])]
    await Promise.all(pictures.map((picture) => (Object.assign(picture, { loading: 'eager' }), picture.decode().catch(() => null))))
  })
  const { color, x, y, width, height } = await title.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const box = range.getBoundingClientRect()
    const own = getComputedStyle(element).color
    element.style.color = 'transparent'
    return { color: (own.match(/[\d.]+/g) ?? []).map(Number), x: box.x, y: box.y, width: box.width, height: box.height }
  })
  const picture = await page.screenshot({ clip: { x, y, width, height }, style: 'header, aside { visibility: hidden }' })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const words = luminance(color)
  let hard = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const ground = luminance([...data.subarray(at, at + 3)])
    if ((Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05) < ENOUGH) hard += 1
  }
  return hard / (info.width * info.height)
}

test.each(pages)('titles are told from the picture behind them: $site$path', async ({ site, path }) => {
  const { page, context } = await visit(browser, { reducedMotion: 'reduce' })
  for (const size of Object.values(WIDTHS)) {
    await resize(page, size)
    await page.goto(address(site, path))
    for (const title of await page.locator('main section:has(img) :is(h1, h2)').all()) {
      expect(await hardToRead(page, title), `${await title.textContent()} at ${size.width}`).toBeLessThan(0.02)
    }
  }
  await context.close()
})
