import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { demoLabels, tellingPages } from '../support/demo-pages.ts'
import { shiftsOn, watchShifts } from '../support/shifts.ts'
import { openSlowLine } from '../support/slow-line.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Waiting for a line is no work, so several pages may do it at once. */
const AT_ONCE = 4

test.each(demoLabels)(
  '%s: nothing jumps on pages that arrive piece by piece; the home page at every width',
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
        await page.waitForFunction(() => document.fonts.status === 'loaded')
        const shifts = await shiftsOn(page)
        if (shifts.length > 0) jumps[`${next.path} at ${next.viewport.width} px`] = shifts
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
