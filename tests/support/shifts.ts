import type { Page } from 'playwright-core'

declare global {
  interface Window {
    shifts: string[]
  }
}

/** From the next page on, everything that jumps is noted. */
export async function watchShifts(page: Page): Promise<void> {
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

export const shiftsOn = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts)
