import { chromium, type Page } from 'playwright-core'
import { de } from '../src/i18n/editor/de.ts'
import { signIn } from './support/editor.ts'
import { writeLargeMenu } from './support/large-menu.ts'
import { isProgram } from './support/machine.ts'
import { runAlone, within, type Bench } from './support/report.ts'
import { openRoom, untilDone, type Room } from './support/room.ts'
import { quantile } from './support/rounds.ts'
import { dataDirOf, demoHome, startVitrine } from './support/vitrine.ts'

const CHROMIUM = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium'
const ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
const SIZE = { width: 1440, height: 900 }
const MENU = { pages: 1000, containers: 50 }
/** In production a session's cookie is for https only, and this browser comes without. */
const PLAIN_HTTP = { NODE_ENV: 'test' }
const STEPS = 60
/** A hand is on a button so long before it presses, at the least. */
const HAND = 150
const home = demoHome()

export const pagesPanel: Bench = {
  name: 'pages-panel',
  title: 'The pages of a large site',
  about: `A site of ${MENU.pages} pages and ${MENU.containers} containers of its menu, in Chromium at ${SIZE.width} px: a pointer comes onto «${de.bar.pages}», rests for ${HAND} ms and presses; from the press to the painted list, for the first time (the panel's program and the site's pages are fetched) and again; and the time between two painted frames while an entry is dragged from one container into another.`,
  async run({ isShort }) {
    if (!isProgram(CHROMIUM)) return { rows: [], remarks: ['Chromium is not installed (Debian: apt-get install chromium, or set CHROMIUM_PATH).'] }
    await using room = await openRoom()
    await makeLargeSite(room)
    await using vitrine = await startVitrine({ room, env: PLAIN_HTTP })
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS })
    await using _closing = untilDone(() => browser.close())
    const cookies = await signIn({ ...vitrine, ...home }, home.editor)
    const origin = `http://${home.host}:${vitrine.port}`
    const [first, again, frames]: [number[], number[], number[]] = [[], [], []]
    for (let time = 0; time < (isShort ? 1 : 7); time += 1) {
      const context = await browser.newContext({ viewport: SIZE })
      await context.addInitScript("sessionStorage.setItem('changelogSeen', 'true')")
      await context.addCookies(cookies.map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url: origin })))
      const page = await context.newPage()
      await page.goto(`${origin}${home.path}/edit?toolbar=1`)
      await page.locator('[data-part="bar"]').waitFor()
      await page.waitForLoadState('networkidle')
      first.push(await openPanel(page))
      frames.push(...(await dragAlong(page)))
      await page.keyboard.press('Escape')
      await page.locator('[data-menu-entry]').first().waitFor({ state: 'detached' })
      again.push(await openPanel(page))
      await context.close()
    }
    const ms = (values: readonly number[]) => `p50 ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms of ${values.length}`
    const row = (what: string, values: readonly number[], goal: number) => ({
      what: `${what}, p95`,
      ...within(quantile(values, 0.95), goal, 'ms'),
      absolute: ms(values),
      peer: '–',
    })
    return { rows: [row('the panel for the first time', first, 300), row('the panel again', again, 300), row('between two frames of a drag', frames, 34)], remarks: [] }
  },
}

/** Written past a server that keeps the menu it knows, so another one is started afterwards: a page with an older menu would be redrawn. */
async function makeLargeSite(room: Room): Promise<void> {
  await using _making = await startVitrine({ room, env: PLAIN_HTTP })
  await writeLargeMenu(dataDirOf(room), home.host, MENU)
}

/** A pointer comes and presses; answers milliseconds from the press until the list is painted. */
async function openPanel(page: Page): Promise<number> {
  await page.locator(`[data-part="bar"] [aria-label="${de.bar.pages}"]`).hover()
  await page.waitForTimeout(HAND)
  return page.evaluate(async (label) => {
    const button = document.querySelector<HTMLElement>(`[data-part="bar"] [aria-label="${label}"]`)
    const begun = performance.now()
    button?.click()
    while (!document.querySelector('[data-menu-entry]')) {
      if (performance.now() - begun > 10_000) throw new Error('The panel does not open.')
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begun
  }, de.bar.pages)
}

/** An entry in the hand, moved over those of the next container; answers the milliseconds between frames. */
async function dragAlong(page: Page): Promise<number[]> {
  const handle = await page.locator('[data-menu-entry] [data-handle]').first().boundingBox()
  if (!handle) throw new Error('There is nothing to drag.')
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 8)
  await page.locator('[data-in-hand]').waitFor()
  await page.evaluate(() => {
    const gaps: number[] = []
    let before = performance.now()
    const note = () => {
      gaps.push(performance.now() - before)
      before = performance.now()
      frame = requestAnimationFrame(note)
    }
    let frame = requestAnimationFrame(note)
    Object.assign(globalThis, { benchGaps: () => (cancelAnimationFrame(frame), gaps) })
  })
  for (let step = 0; step < STEPS; step += 1) await page.mouse.move(x, y + 8 + step * 8)
  const gaps = await page.evaluate(() => (globalThis as unknown as { benchGaps: () => number[] }).benchGaps())
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return gaps.slice(1)
}

if (import.meta.main) await runAlone(pagesPanel)
