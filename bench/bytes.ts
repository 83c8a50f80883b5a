import { chromium, type Browser, type Page } from 'playwright-core'
import { askFor200 } from './support/ask.ts'
import { measureBlocking, SLOW_LINE, type Blocking } from './support/blocking.ts'
import { isProgram } from './support/machine.ts'
import { runAlone, whole, within, type Bench, type Row } from './support/report.ts'
import { openRoom, untilDone } from './support/room.ts'
import { demoPages, startVitrine, type DemoPageAddress } from './support/vitrine.ts'

const WIDTHS = [360, 768, 1440]
const CHROMIUM = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium'
const ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
const KB = 1024

export const bytes: Bench = {
  name: 'bytes',
  title: 'Bytes, requests and layout shift',
  about: `Every page of the demo sites from the built server. HTML in all languages, everything else in each page's first language in Chromium at ${WIDTHS.join(', ')} px, scrolled to its end so that all of its scripts are asked for. Sizes are br-compressed; the worst page counts.`,
  async run({ isShort, rounds }) {
    await using room = await openRoom()
    await using vitrine = await startVitrine({ room })
    const pages = demoPages()
    const rows: Row[] = [await weighHtml(vitrine.port, pages)]
    if (!isProgram(CHROMIUM)) return { rows, remarks: ['Chromium is not installed, so only the HTML was weighed (Debian: apt-get install chromium, or set CHROMIUM_PATH).'] }
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS })
    await using _closing = untilDone(() => browser.close())
    const firstLanguage = [...Map.groupBy(pages, ({ host, pageKey }) => `${host} ${pageKey}`).values()].map(([page]) => page).filter((page) => page !== undefined)
    const visited = isShort ? firstLanguage.filter(({ isHome }) => isHome) : firstLanguage
    const visits = await visitAll(browser, vitrine.port, visited, false)
    const slow = await visitAll(browser, vitrine.port, visited.filter(({ isHome }) => isHome), true)
    rows.push(...scriptRows(visits), paintRow(slow), requestRow(visits), shiftRow('layout shift', visits), shiftRow('layout shift of the home pages on a slow line', slow), await blockingRow(browser, vitrine.port, visited.filter(({ isHome }) => isHome), rounds))
    return { rows, remarks: [] }
  },
}

const kilobytes = (size: number) => size / KB
const addressOf = ({ host, path }: Pick<DemoPageAddress, 'host' | 'path'>) => `${host}${path}`

function worstOf<Item>(items: readonly Item[], figure: (item: Item) => number): Item {
  const [worst] = items.toSorted((a, b) => figure(b) - figure(a))
  if (worst === undefined) throw new Error('There is no page.')
  return worst
}

async function weigh(port: number, host: string, path: string): Promise<number> {
  const { body, headers } = await askFor200({ port, host, path, headers: { 'accept-encoding': 'br' } })
  if (headers['content-encoding'] !== 'br') throw new Error(`${host}${path} came uncompressed.`)
  return body.length
}

/** HTML with the styles inside it, and the style sheets beside it. */
async function weighHtml(port: number, pages: readonly DemoPageAddress[]): Promise<Row> {
  const weighed: { page: DemoPageAddress; size: number }[] = []
  for (const page of pages) {
    const html = (await askFor200({ port, ...page })).body.toString()
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '')
    const sizes = await Promise.all([page.path, ...sheets].map((path) => weigh(port, page.host, path)))
    weighed.push({ page, size: sizes.reduce((sum, size) => sum + size, 0) })
  }
  const worst = worstOf(weighed, ({ size }) => size)
  const middle = weighed.toSorted((a, b) => a.size - b.size)[Math.floor(weighed.length / 2)]?.size ?? 0
  return { what: `HTML and CSS, heaviest of ${pages.length} pages`, ...within(kilobytes(worst.size), 30, 'KB', 1), absolute: `${whole(worst.size)} bytes (${addressOf(worst.page)}), median ${whole(middle)} bytes`, peer: '–' }
}

type Visit = { page: DemoPageAddress; width: number; scripts: number; scriptFiles: number; requests: string[]; beforePaint: string[]; shift: number; moved: string; hasIsland: boolean }

async function visitAll(browser: Browser, port: number, pages: readonly DemoPageAddress[], isSlow: boolean): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const width of WIDTHS) {
    for (const address of pages) visits.push(await visit(browser, port, address, width, isSlow))
  }
  return visits
}

async function visit(browser: Browser, port: number, address: DemoPageAddress, width: number, isSlow: boolean): Promise<Visit> {
  // A context of its own has an empty cache, like a first visitor.
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 740 : 900 }, deviceScaleFactor: width < 700 ? 2 : 1 })
  try {
    const page = await context.newPage()
    if (isSlow) {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    }
    await page.addInitScript(observeShifts)
    const asked: { url: string; kind: string }[] = []
    page.on('request', (request) => asked.push({ url: request.url(), kind: request.resourceType() }))
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`))
    await page.goto(`http://${address.host}:${port}${address.path}`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const beforePaint = await page.evaluate(askedBeforePaint)
    const late = new Set(await page.evaluate(lateImages))
    const requests = asked.filter(({ url, kind }) => kind !== 'image' || !late.has(url)).map(({ kind }) => kind)
    await scrollThrough(page)
    await page.waitForLoadState('networkidle')
    if (failed.length > 0) throw new Error(`${addressOf(address)} asked in vain for ${failed.join(', ')}.`)
    const scripts = [...new Set(asked.filter(({ kind }) => kind === 'script').map(({ url }) => new URL(url).pathname))]
    const sizes = await Promise.all(scripts.map((path) => weigh(port, address.host, path)))
    const { sum, moved, hasIsland } = await page.evaluate(readShifts)
    return { page: address, width, scripts: sizes.reduce((sum, size) => sum + size, 0), scriptFiles: scripts.length, requests, beforePaint, shift: sum, moved: [...new Set(moved)].slice(0, 3).join(', '), hasIsland }
  } finally {
    await context.close()
  }
}

type Shifts = { sum: number; moved: string[] }
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** This and the next three run in the browser. */
function observeShifts(): void {
  const shifts: Shifts = { sum: 0, moved: [] }
  Object.assign(globalThis, { benchShifts: shifts })
  const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.classList[0] ?? ''}` : (node?.nodeName ?? 'something'))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      if (entry.hadRecentInput) continue
      shifts.sum += entry.value
      shifts.moved.push(...entry.sources.map(({ node }) => nameOf(node)))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function readShifts(): Shifts & { hasIsland: boolean } {
  const { benchShifts } = globalThis as unknown as { benchShifts: Shifts }
  return { ...benchShifts, hasIsland: document.querySelector('[data-island]') !== null }
}

/** What was asked for before the first words or pictures were painted. */
function askedBeforePaint(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return ['document', ...resources.filter(({ startTime }) => paint && startTime < paint.startTime).map(({ initiatorType, name }) => (name.endsWith('.woff2') ? 'font' : initiatorType))]
}

/** Pictures that may wait: lazy ones outside of what is seen first, in every size they are offered in. */
function lateImages(): string[] {
  const addresses = (image: HTMLImageElement) => [image.src, ...image.srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')].filter(Boolean).map((address) => new URL(address, location.href).href)
  const isLate = (image: HTMLImageElement) => image.loading === 'lazy' && image.getBoundingClientRect().top >= innerHeight
  const { late = [], early = [] } = Object.groupBy([...document.images], (image) => (isLate(image) ? 'late' : 'early'))
  const needed = new Set(early.flatMap(addresses))
  return late.flatMap(addresses).filter((address) => !needed.has(address))
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

function scriptRows(visits: readonly Visit[]): Row[] {
  const kinds = [
    { name: 'without a React island', goal: 6, found: visits.filter(({ hasIsland }) => !hasIsland) },
    { name: 'with React islands', goal: 90, found: visits.filter(({ hasIsland }) => hasIsland) },
  ]
  return kinds
    .filter(({ found }) => found.length > 0)
    .map(({ name, goal, found }) => {
      const worst = worstOf(found, ({ scripts }) => scripts)
      const pages = new Set(found.map(({ page }) => addressOf(page))).size
      return { what: `JavaScript of a page ${name}, heaviest of ${pages}`, ...within(kilobytes(worst.scripts), goal, 'KB', 1), absolute: `${whole(worst.scripts)} bytes in ${worst.scriptFiles} files (${addressOf(worst.page)})`, peer: 'Next.js 16: 175 KB gzip, Wix: 1.6 MB, WordPress median: 638 KB (published figures)' }
    })
}

const countKinds = (kinds: readonly string[]) => [...Map.groupBy(kinds, (kind) => kind)].map(([kind, found]) => `${found.length} ${kind}`).join(', ')

function paintRow(slow: readonly Visit[]): Row {
  const worst = worstOf(slow, ({ beforePaint }) => beforePaint.length)
  return { what: 'requests to first render (made before the first paint, home pages on a slow line)', ...within(worst.beforePaint.length, 8, 'requests'), absolute: `${countKinds(worst.beforePaint)} (${addressOf(worst.page)} at ${worst.width} px)`, peer: '–' }
}

function requestRow(visits: readonly Visit[]): Row {
  const worst = worstOf(visits, ({ requests }) => requests.length)
  return { what: 'requests until the page has loaded (all but lazy pictures below the fold)', goal: '–', isMet: null, ratio: `${worst.requests.length} requests`, absolute: `${countKinds(worst.requests)} (${addressOf(worst.page)} at ${worst.width} px)`, peer: '–' }
}

function shiftRow(name: string, visits: readonly Visit[]): Row {
  const worst = worstOf(visits, ({ shift }) => shift)
  const touched = visits.filter(({ shift }) => shift > 0).length
  return { what: name, goal: '0', ratio: worst.shift.toFixed(4), isMet: worst.shift === 0, absolute: worst.shift === 0 ? `in ${visits.length} visits` : `${touched} of ${visits.length} visits shift, most ${addressOf(worst.page)} at ${worst.width} px (${worst.moved})`, peer: '–' }
}

async function blockingRow(browser: Browser, port: number, homes: readonly DemoPageAddress[], rounds: number): Promise<Row> {
  const found: (Blocking & { page: DemoPageAddress })[] = []
  for (const page of homes) found.push({ page, ...(await measureBlocking(browser, `http://${page.host}:${port}${page.path}`, rounds)) })
  const worst = worstOf(found, ({ ms }) => ms)
  const each = found.map(({ page, ms, longest }) => `${page.host} ${whole(ms)} ms (longest task ${whole(longest)} ms)`).join(', ')
  return { what: 'total blocking time of the home pages on a phone (4 × slower processor, slow line)', ...within(worst.ms, 50, 'ms'), absolute: each, peer: '–' }
}

if (import.meta.main) await runAlone(bytes)
