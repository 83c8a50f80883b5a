import type { Browser, Page } from 'playwright-core'

type TraceEvent = { name: string; args: { elementCount?: number } }

/** How many elements the browser styled anew in one go, at most, while something was done. */
export async function mostRestyled(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  return Math.max(0, ...traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0))
}
