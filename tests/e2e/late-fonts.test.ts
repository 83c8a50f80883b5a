import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address, openBrowser, visit, WIDTHS, type DemoSite } from '../support/browser.ts'
import { demoLabels } from '../support/demo-pages.ts'
import { shiftsOn, watchShifts } from '../support/shifts.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Fonts come when the page has long been painted. */
async function openWithLateFonts(page: Page, site: DemoSite): Promise<void> {
  const painted = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await painted.promise
    await route.continue()
  })
  await watchShifts(page)
  const loaded = page.goto(address(site, '/de'), { waitUntil: 'load' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length).catch(() => 0)).toBe(1)
  painted.resolve()
  await loaded
}

/** Faces that the page's styles do not name: those that were put in. */
const putIn = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSFontFaceRule)
    return document.fonts.size - named.length
  })

const fontFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Set(
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ name }) => name),
      ).size,
  )

/** Whether a key brings all of them; the first may come before anybody listens. */
async function pressed(page: Page): Promise<boolean> {
  await page.keyboard.press('Shift')
  return (await putIn(page)) === (await fontFiles(page))
}

/** Home pages on which no line of the first screen breaks elsewhere. */
const FITTING = ['seeblick', 'rocknhole']

describe('fonts that come after the first paint', () => {
  test.each(demoLabels)('%s: they appear during the first visit, and nothing moves', async (site) => {
    const { page, context, problems } = await visit(browser, { viewport: WIDTHS.phone })
    await openWithLateFonts(page, site)
    if (FITTING.includes(site)) await expect.poll(() => putIn(page)).toBeGreaterThan(0)
    expect(await shiftsOn(page)).toEqual([])
    await expect.poll(() => pressed(page)).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  test('one that would move a line waits until it is out of sight, or a key is pressed', async () => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone })
    await page.addInitScript(() => {
      // A stand-in of quite another width: as on a device that has none of the fonts it is made of.
      document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--font-heading', '"Fraunces",monospace'))
    })
    await openWithLateFonts(page, 'seeblick')
    const heading = page.locator('h1')
    const widthIn = () => heading.evaluate((element) => [element.getBoundingClientRect().height, getComputedStyle(element).fontFamily])
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('late-fonts')))).toBe(true)
    const before = await widthIn()
    expect(await shiftsOn(page)).toEqual([])
    await expect.poll(() => pressed(page)).toBe(true)
    expect(await widthIn()).not.toEqual(before)
    await context.close()
  })

  test('who has them already loads nothing for it', async () => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone })
    await page.goto(address('seeblick', '/de'), { waitUntil: 'load' })
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    await page.goto(address('seeblick', '/fr'), { waitUntil: 'load' })
    expect(await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('late-fonts')).length)).toBe(0)
    await context.close()
  })
})

test('what stands in for a font is as wide as it, in regular and bold letters', async () => {
  const { page, context } = await visit(browser, {})
  for (const site of demoLabels) {
    await page.goto(address(site, '/de'), { waitUntil: 'networkidle' })
    // A font that came late would not be used for the rest of the visit.
    await page.reload({ waitUntil: 'load' })
    const ratios = await page.evaluate(async () => {
      const canvas = document.createElement('canvas').getContext('2d')
      const families = ['heading', 'text'].map((role) => getComputedStyle(document.documentElement).getPropertyValue(`--font-${role}`).split(',')[0]?.replaceAll('"', '') ?? '')
      const sample = 'Unsere Öffnungszeiten: Montag bis Freitag von neun bis zwölf. Nous vous conseillons volontiers à votre prochaine visite, sans rendez-vous.'
      const widthIn = async (weight: number, family: string) => {
        const font = `${weight} 40px "${family}"`
        await document.fonts.load(font)
        if (canvas) canvas.font = font
        return canvas?.measureText(sample).width ?? 0
      }
      const ratio = async (weight: number, family: string) => (await widthIn(weight, `${family} a`)) / (await widthIn(weight, family))
      return Promise.all(families.flatMap((family) => [400, 700].map((weight) => ratio(weight, family))))
    })
    for (const ratio of ratios) expect(Math.abs(ratio - 1), site).toBeLessThan(0.04)
  }
  await context.close()
})
