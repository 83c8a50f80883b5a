import { chromium, type Browser, type Page } from 'playwright-core'
import { de } from '../src/i18n/editor/de.ts'
import { NEWS_SHOWN } from '../src/editor/changelog/session-news.ts'
import { de as optionTexts } from '../src/i18n/editor/options/de.ts'
import { COLOR_SWATCHES_CHOICES } from '../src/options/color-swatches/color-swatches.option.ts'
import { signIn } from './support/editor.ts'
import { writeLongPages } from './support/long-page.ts'
import { isProgram } from './support/machine.ts'
import { openUntilEditable, pressUntilPainted, type Effect, type Press } from './support/paint-watch.ts'
import { runAlone, within, type Bench, type Row } from './support/report.ts'
import { openRoom, untilDone } from './support/room.ts'
import { quantile } from './support/rounds.ts'
import { dataDirOf, demoHome, startVitrine } from './support/vitrine.ts'

const CHROMIUM = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium'
/** Without the clock of a screen a frame comes when its work is done: what is measured is work, not waiting for the next frame. */
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu-vsync',
  '--disable-frame-rate-limit',
]
/** Long enough for what Escape has closed to be gone. */
const BETWEEN_MS = 500
const SIZE = { width: 1440, height: 900 }
const SLOWER = 4
const LONG = { slug: 'two-hundred-sections', sections: 200 }
const SHORT = { slug: 'twelve-sections', sections: 12 }
const EDITABLE = '[data-editable]'
/** In production a session's cookie is for https only, and this browser comes without. */
const PLAIN_HTTP = { NODE_ENV: 'test' }
const home = demoHome()

type Times = Record<'key' | 'leave' | 'change' | 'option' | 'add' | 'on' | 'off', Press[]>
type Alone = Pick<Times, 'key' | 'option' | 'add'>
type Repeat = { keys: number; changes: number; adds: number; switches: number }
/** Ten letters each time a text is entered: a word. */
const FULL: Repeat = { keys: 400, changes: 40, adds: 40, switches: 5 }
const QUICK: Repeat = { keys: 20, changes: 4, adds: 2, switches: 1 }

export const editing: Bench = {
  name: 'editing',
  title: 'Editing a long page',
  about: `A page of ${LONG.sections} sections of the demo content in edit mode with the toolbar on, in Chromium at ${SIZE.width} px, by keyboard, ten keys a second: from the key's own time to the end of the frame that shows the effect, all work of the page's thread included, without waiting for the screen's clock; in brackets how long the page's thread had a processor for it. Beside it the same with a processor ${SLOWER} times slower. Opening: a page of ${SHORT.sections} sections with an empty browser cache, from the address to texts that can be typed in.`,
  async run({ isShort }) {
    if (!isProgram(CHROMIUM)) return { rows: [], remarks: ['Chromium is not installed (Debian: apt-get install chromium, or set CHROMIUM_PATH).'] }
    await using room = await openRoom()
    await using vitrine = await startVitrine({ room, env: PLAIN_HTTP })
    await writeLongPages(dataDirOf(room), home.host, [LONG, SHORT])
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS })
    await using _closing = untilDone(() => browser.close())
    const cookies = await signIn({ ...vitrine, ...home }, home.editor)
    const desk: Desk = { browser, port: vitrine.port, cookies }
    const repeat = isShort ? QUICK : FULL
    const opened = await measureOpening(desk, isShort ? 2 : 7)
    const [plain, slow] = [await measureEditing(desk, 1, repeat), await measureEditing(desk, SLOWER, isShort ? QUICK : { ...repeat, keys: 120, adds: 10, switches: 3 })]
    const alone = await measureBrowserAlone(desk, repeat)
    return { rows: rowsOf(opened, plain, slow, alone), remarks: [] }
  },
}

type Desk = { browser: Browser; port: number; cookies: readonly string[] }

async function openPage({ browser, port, cookies }: Desk): Promise<{ page: Page; url: (slug: string) => string; liveUrl: (slug: string) => string; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: SIZE })
  const origin = `http://${home.host}:${port}`
  await context.addCookies(cookies.map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url: origin })))
  const page = await context.newPage()
  return { page, url: (slug) => `${origin}${home.path}/edit/${slug}?toolbar=1`, liveUrl: (slug) => `${origin}${home.path}/${slug}`, close: () => context.close() }
}

async function measureOpening(desk: Desk, times: number): Promise<number[]> {
  const opened: number[] = []
  for (let time = 0; time < times; time += 1) {
    const { page, url, close } = await openPage(desk)
    opened.push(await openUntilEditable(page, url(SHORT.slug)))
    await close()
  }
  return opened
}

/** What the browser itself needs on this page and machine: the page as visitors get it, no editor, and the bare change in the middle of it. */
async function measureBrowserAlone(desk: Desk, { keys, changes, adds }: Repeat): Promise<Alone> {
  const { page, liveUrl, close } = await openPage(desk)
  await page.goto(liveUrl(LONG.slug))
  await page.waitForLoadState('networkidle')
  await page.evaluate(changeByKeys, [...COLOR_SWATCHES_CHOICES])
  await page.evaluate(untilPicturesAreThere)
  const press = async (key: string, times: number, effect: Effect) => {
    const taken: Press[] = []
    for (let time = 0; time < times; time += 1) taken.push(await pressUntilPainted(page, key, effect))
    return taken
  }
  const key = await press('e', keys, { event: 'input' })
  const add = await press('Enter', adds, { more: 'main > section' })
  const option = await press('ArrowDown', changes, { event: 'keydown' })
  await close()
  return { key, option, add }
}

/** Runs in the browser: a title that can be typed in, Enter puts a copy of its section above it, the arrow gives its section the next tone. */
function changeByKeys(tones: string[]): void {
  const titles = document.querySelectorAll<HTMLElement>('main h2')
  const title = titles[Math.floor(titles.length / 2)]
  const section = title?.closest<HTMLElement>('main > section')
  if (!title || !section) return
  title.setAttribute('contenteditable', 'plaintext-only')
  title.focus()
  const nextTone = () => {
    const now = section.dataset['tone'] ?? ''
    const next = tones[(tones.indexOf(now) + 1) % tones.length] ?? now
    section.className = section.className.replaceAll(`_${now}`, `_${next}`)
    section.dataset['tone'] = next
  }
  title.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') section.before(section.cloneNode(true))
    else if (event.key === 'ArrowDown') nextTone()
    else return
    event.preventDefault()
  })
}

/** Runs in the browser: the first section with a title from the middle of the page on. Texts far from the window can be typed in later than others, so to count those would find another one each time. */
function sectionInTheMiddle(): string | undefined {
  const sections = [...document.querySelectorAll('main > section')]
  return sections.slice(sections.length / 2).find((section) => section.querySelector('h2') !== null)?.id
}

/** Runs in the browser: who jumps over a hundred sections sees their pictures come before he types. */
async function untilPicturesAreThere(): Promise<void> {
  const isInView = (picture: HTMLImageElement) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  while ([...document.images].some((picture) => !picture.complete && isInView(picture))) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestIdleCallback(resolve))
}

async function measureEditing(desk: Desk, rate: number, repeat: Repeat): Promise<Times> {
  const { page, url, close } = await openPage(desk)
  // What is new lies over the first page of a session, and takes the keys.
  await page.addInitScript((key) => sessionStorage.setItem(key, 'true'), NEWS_SHOWN)
  await openUntilEditable(page, url(LONG.slug))
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const typed = await typeInTheMiddle(page, repeat)
  const changed = await changeThroughStore(page, repeat.changes)
  const added = await addSections(page, repeat.adds)
  const chosen = await changeOption(page, repeat.changes)
  const switched = await switchToolbar(page, repeat.switches)
  await close()
  return { ...typed, change: changed, option: chosen, add: added, ...switched }
}

/** Letters into a title, and leaving it once they are there: the page takes the text over and redraws its section. */
async function typeInTheMiddle(page: Page, { keys, changes }: Repeat): Promise<Pick<Times, 'key' | 'leave'>> {
  const section = page.locator(`#${await page.evaluate(sectionInTheMiddle)}`)
  const title = section.locator(`h2${EDITABLE}`)
  const [key, leave]: [Press[], Press[]] = [[], []]
  await section.scrollIntoViewIfNeeded()
  await title.scrollIntoViewIfNeeded()
  await page.evaluate(untilPicturesAreThere)
  for (let time = 0; time < changes; time += 1) {
    await title.focus()
    // A hand comes to the keys later than the cursor to its place.
    await page.evaluate(untilAtRest)
    for (let letter = 0; letter < Math.ceil(keys / changes); letter += 1) key.push(await pressUntilPainted(page, 'e', { event: 'input' }))
    leave.push(await pressUntilPainted(page, 'Enter', { event: 'focusout' }))
  }
  return { key, leave }
}

/** Undo and redo, which replace a section's group as what a colleague does would. */
async function changeThroughStore(page: Page, changes: number): Promise<Press[]> {
  const times: Press[] = []
  for (let time = 0; time < changes; time += 1) times.push(await pressUntilPainted(page, time % 2 === 0 ? 'Control+z' : 'Control+y', { change: 'main' }))
  return times
}

/** Runs in the browser: who has found a section in the picker sees its list come to rest before he takes it. What the frame without a clock draws meanwhile would stand in the key's way. */
async function untilAtRest(): Promise<void> {
  const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  await new Promise((resolve) => requestIdleCallback(resolve))
}

/** Through the picker, above a section in the middle of the page. */
async function addSections(page: Page, adds: number): Promise<Press[]> {
  const times: Press[] = []
  for (let time = 0; time < adds; time += 1) {
    const places = page.locator('[data-add-place] button')
    await places.nth(Math.floor((await places.count()) / 2)).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel(de.picker.search).fill(de.sections.cta)
    await page.evaluate(untilAtRest)
    times.push(await pressUntilPainted(page, 'Enter', { more: 'main > section' }))
    await page.getByRole('dialog', { name: de.picker.title }).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-editable'))
    await page.keyboard.press('Escape')
  }
  return times
}

const toolsOfItem = (page: Page) => page.getByRole('region', { name: new RegExp(`^${de.items.menu.split(':')[0]}`) })

/** The colour of the section that was added last, by arrow keys in the tool of its settings. */
async function changeOption(page: Page, changes: number): Promise<Press[]> {
  const settings = toolsOfItem(page).getByRole('button', { name: de.items.options, exact: true })
  if (!(await settings.isVisible())) await page.keyboard.press('Escape')
  await settings.press('Enter')
  const tool = page.getByRole('dialog', { name: new RegExp(`^${de.items.options}: `) })
  const line = tool.getByRole('button', { name: new RegExp(`^${de.options.color}`) })
  await line.press('Enter')
  await tool.getByRole('radio', { checked: true }).focus()
  const times: Press[] = []
  for (let time = 0; time < changes; time += 1) times.push(await pressUntilPainted(page, 'ArrowDown', { event: 'change' }))
  await tool.getByRole('button', { name: optionTexts.close, exact: true }).press('Enter')
  await tool.waitFor({ state: 'detached' })
  return times
}

async function switchToolbar(page: Page, switches: number): Promise<Pick<Times, 'on' | 'off'>> {
  const [on, off]: [Press[], Press[]] = [[], []]
  // Escape leaves the topmost thing: first what is chosen, then the tools.
  const tools = toolsOfItem(page)
  while (await tools.isVisible()) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(BETWEEN_MS)
  }
  for (let time = 0; time < switches; time += 1) {
    off.push(await pressUntilPainted(page, 'Escape', { fewer: EDITABLE }))
    on.push(await pressUntilPainted(page, 'Control+e', { more: EDITABLE }))
  }
  return { on, off }
}

const painted = (presses: readonly Press[]) => presses.map((press) => press.painted)
const both = (presses: readonly Press[]) => `${ms(painted(presses))} (its thread worked ${ms(presses.map(({ worked }) => worked))})`
const ms = (values: readonly number[]) => `p50 ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms of ${values.length}`

function rowsOf(opened: readonly number[], plain: Times, slow: Times, alone: Alone): Row[] {
  const row = (what: string, name: keyof Times, goal: number): Row => ({
    what: `${what}, ${LONG.sections} sections, p95`,
    ...within(quantile(painted(plain[name]), 0.95), goal, 'ms', 1),
    absolute: `${both(plain[name])}; ${SLOWER} × slower processor: ${both(slow[name])}`,
    peer: name in alone ? `the browser alone, no editor on the page: ${both(alone[name as keyof Alone])}` : '–',
  })
  return [
    row('a letter until it is painted', 'key', 16),
    row('leaving a changed text', 'leave', 50),
    row('another choice of an option', 'option', 50),
    row('undo and redo', 'change', 50),
    row('adding a section with the picker', 'add', 100),
    row('switching the toolbar on', 'on', 300),
    row('switching the toolbar off', 'off', 300),
    { what: `edit page of ${SHORT.sections} sections until texts can be typed in, p95`, ...within(quantile(opened, 0.95) / 1000, 1.5, 's', 2), absolute: ms(opened), peer: '–' },
  ]
}

if (import.meta.main) await runAlone(editing)
