import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address, openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { demoSites } from '../../demo/sites.ts'
import { FONTS } from '../../src/site/theme/fonts.ts'
import { demoLabels, tellingPages } from '../support/demo-pages.ts'
import { SEEN_SHIFT, shiftsOn, sumOfShifts, watchShifts } from '../support/shifts.ts'
import { openSlowLine } from '../support/slow-line.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Waiting for a line is no work, so several pages may do it at once. */
const AT_ONCE = 4

/** The frame after the last typeface came: whatever it moves is noted by then. */
const fontsDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })

/** The typefaces of which the browser drew an element's letters, and whether they came from the site. */
async function typefacesOf(page: Page, selector: string) {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))
}

test.each(demoSites.map(({ label, theme }) => [label, theme.fonts] as const))(
  '%s: on a first visit over a slow line words are there at once, and in the end in the site’s own typefaces',
  async (site, { heading, text }) => {
    const { page, context } = await visit(browser, { viewport: WIDTHS.phone })
    const { promise: late, resolve: letCome } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(address(site, '/de'), { waitUntil: 'domcontentloaded' })
    await page.locator('h1').waitFor()
    expect(await typefacesOf(page, 'h1')).toMatchObject([{ isCustomFont: false }])
    letCome()
    await page.waitForLoadState('load')
    await fontsDrawn(page)
    for (const [selector, family] of [
      ['h1', heading],
      ['main p', text],
    ] as const) {
      const drawn = await typefacesOf(page, selector)
      expect(drawn.map(({ isCustomFont }) => isCustomFont)).toEqual([true])
      expect(drawn[0]?.familyName).toContain(FONTS[family].name)
    }
    await context.close()
  },
)

test.each(demoLabels)(
  '%s: nothing jumps on pages that arrive piece by piece, and their typefaces last; the home page at every width',
  async (site) => {
    const line = await openSlowLine(site)
    const pages = tellingPages.filter((page) => page.site === site)
    const visits = [
      ...pages.map(({ path }) => ({ path, viewport: WIDTHS.phone })),
      ...pages.slice(0, 1).flatMap(({ path }) => [WIDTHS.tablet, WIDTHS.desktop].map((viewport) => ({ path, viewport }))),
    ]
    const jumps: Record<string, string[]> = {}
    const walk = async () => {
      for (let next = visits.shift(); next; next = visits.shift()) {
        const { page, context } = await visit(browser, { viewport: next.viewport })
        await watchShifts(page)
        await page.goto(`${line.origin}${next.path}`, { waitUntil: 'load' })
        await fontsDrawn(page)
        const shifts = await shiftsOn(page)
        if (sumOfShifts(shifts) >= SEEN_SHIFT) jumps[`${next.path} at ${next.viewport.width} px`] = shifts
        await context.close()
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, walk))
    } finally {
      await line.close()
    }
    expect(jumps).toEqual({})
  },
  180_000,
)
