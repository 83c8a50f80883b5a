import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit, WIDTHS } from '../support/browser.ts'
import { demoLabels, tellingPages } from '../support/demo-pages.ts'
import { openSlowLine } from '../support/slow-line.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Waiting for a line is no work, so several pages may do it at once. */
const AT_ONCE = 4

declare global {
  interface Window {
    shifts: string[]
  }
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] })[])
        window.shifts.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName ?? 'no element'} ${place(previousRect)} → ${place(currentRect)}`).join(', ')}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

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
        const shifts = await page.evaluate(() => window.shifts)
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
