import type { Browser } from 'playwright-core'
import { median } from './rounds.ts'

/** As laboratories imagine a phone on a slow line: fonts and pictures arrive long after the text. */
export const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOWER_PROCESSOR = 4
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** What is still started after the page has loaded: behaviours, pictures that come near. */
const QUIET_MS = 1500

export type Blocking = { ms: number; longest: number }

/** How long a phone's page did not answer to a finger while it loaded: of each task what is beyond 50 ms. The median visit counts. */
export async function measureBlocking(browser: Browser, url: string, visits: number): Promise<Blocking> {
  const found: Blocking[] = []
  for (let visit = 0; visit < visits; visit += 1) found.push(await visitOnce(browser, url))
  return { ms: median(found.map(({ ms }) => ms)), longest: median(found.map(({ longest }) => longest)) }
}

async function visitOnce(browser: Browser, url: string): Promise<Blocking> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    await page.addInitScript(observeTasks)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(QUIET_MS)
    const tasks = await page.evaluate(readTasks)
    return { ms: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0), longest: Math.max(0, ...tasks) }
  } finally {
    await context.close()
  }
}

/** This and the next run in the browser. */
function observeTasks(): void {
  const tasks: number[] = []
  Object.assign(globalThis, { benchTasks: tasks })
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true })
}

function readTasks(): number[] {
  return (globalThis as unknown as { benchTasks: number[] }).benchTasks
}
