import type { CDPSession, Page } from 'playwright-core'

type Walk = { stops: string[]; faults: string[]; missed: string[]; isOut: boolean }
type Walker = { turn: () => void; look: () => Walk }
declare global {
  interface Window {
    walker: Walker
  }
}

const BATCH = 20
const LIMIT = 300
const SHIFT = 8

/**
 * Tab from the first stop of a page to the last and out of it, then Shift+Tab all the way back: a sentence for each stop that
 * nobody could see, for each step against the reading order, and for everything a pointer can use and these keys cannot reach.
 */
export async function faultsByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(AWAKEN)
  await page.evaluate(installWalker)
  const client = await page.context().newCDPSession(page)
  const forth = await walk(page, client, 0)
  await page.evaluate(() => window.walker.turn())
  const back = await walk(page, client, SHIFT)
  await client.detach()
  const trapped = [forth, back].filter(({ isOut }) => !isOut).map(({ stops }) => `the focus never leaves the page after ${stops.at(-1)}`)
  const missed = forth.missed.map((name) => `never reached: ${name}`)
  const skipped = forth.stops.filter((stop) => !back.stops.includes(stop)).map((stop) => `not reached backwards: ${stop}`)
  return [...new Set([...trapped, ...forth.faults, ...back.faults, ...missed, ...skipped])]
}

/** Keys are sent in batches, and the page itself takes notes: asking after each key would take most of the time. */
async function walk(page: Page, client: CDPSession, modifiers: number): Promise<Walk> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }
  for (let presses = 0; ; presses += BATCH) {
    const batch = Array.from({ length: BATCH }, () => [
      client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ])
    await Promise.all(batch.flat())
    const noted = await page.evaluate(() => window.walker.look())
    if (noted.isOut || presses > LIMIT) return noted
  }
}

/**
 * Reads down the page once, so that everything is there that comes with its script when it comes into view, and unfolds what
 * folds. A text, because the test runner would rewrite an import in a function.
 */
const AWAKEN = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  for (const folded of document.querySelectorAll('main details')) folded.open = true
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await frame()
  }
  await Promise.all([...document.images].map((image) => ((image.loading = 'eager'), image.decode().catch(() => {}))))
  await document.fonts.ready
  await Promise.all([...document.querySelectorAll('[data-behaviour]')].map(({ dataset }) => import(dataset.behaviour)))
  const isAlive = (island) => Object.keys(island).some((key) => key.startsWith('__reactContainer'))
  while (![...document.querySelectorAll('[data-island]')].every(isAlive)) await frame()
  await frame()
  scrollTo({ top: 0, behavior: 'instant' })
  await frame()
  await frame()
})()`

function installWalker(): void {
  const reached = new Set<Element>()
  let stops: HTMLElement[] = []
  let faults: string[] = []
  let isBack = false
  let last: { element: HTMLElement; look: string[] } | null = null

  const nameOf = (element: Element) => `${element.closest('[id]')?.id ?? ''} ${element.outerHTML.slice(0, 140)}`
  const blockOf = (element: Element) => element.closest('dialog, [popover], header, nav, main > *, footer')
  const blocks = [...document.querySelectorAll('body header, main > *, body footer')]
  const isPositioned = (element: Element, how: RegExp): boolean =>
    how.test(getComputedStyle(element).position) || (element.parentElement !== null && isPositioned(element.parentElement, how))
  /** A link that covers its whole card may show its mark there, a list on the window it moves in. */
  const marksOf = (element: Element) => {
    const around = [element.parentElement, element.closest('article, li, figure, form')].filter((one) => one !== null)
    const styles = [element, ...around].flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
    return styles.map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => {
      const isOutlined = outlineStyle !== 'none' && outlineWidth !== '0px' && !/, 0\)$|\/ 0\)$/.test(outlineColor)
      return `${isOutlined ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : ''}|${boxShadow}`
    })
  }
  /** Nothing, or what hides it: the edge of the screen, or something that stays in its place while the page moves on below. */
  const whatHides = (element: Element): string | null => {
    const box = element.getBoundingClientRect()
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
    const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top]
    if (width < 1 || height < 1) return 'the edge of the screen'
    const parts = [0.1, 0.5, 0.9]
    const hits = parts.flatMap((x) => parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
    const covers = hits.map((hit) => (hit === null || hit.contains(element) || element.contains(hit) ? undefined : stayingPartOf(hit, element)))
    const [cover] = covers
    return cover !== undefined && covers.every((one) => one !== undefined) ? nameOf(cover) : null
  }
  const stayingPartOf = (hit: Element, element: Element) => {
    for (let one: Element | null = hit; one !== null && !one.contains(element); one = one.parentElement) if (/fixed|sticky/.test(getComputedStyle(one).position)) return one
    return undefined
  }
  const isAgainstReading = (before: Element, after: Element) => {
    const [from, to] = [before.getBoundingClientRect(), after.getBoundingClientRect()]
    const isUp = to.bottom <= from.top + 1
    const isDown = to.top >= from.bottom - 1
    return (isUp && to.left < from.right - 1) || (!isUp && !isDown && to.right <= from.left + 1)
  }
  const step = (before: HTMLElement, after: HTMLElement) => {
    if (isPositioned(before, /fixed/) || isPositioned(after, /fixed/)) return
    const [from, to] = [before, after].map((one) => blocks.findIndex((block) => block === one.closest('header, main > *, footer'))) as [number, number]
    if (from >= 0 && to >= 0 && to < from) faults.push(`back up the page: ${nameOf(after)}`)
    // What is put somewhere, as the places on a map, has an order of its own.
    const isFree = [before, after].some((one) => isPositioned(one, /absolute/) && one.closest('header') === null)
    if (!isFree && blockOf(before) === blockOf(after) && isAgainstReading(before, after)) faults.push(`against the reading order: ${nameOf(before)} → ${nameOf(after)}`)
  }
  /** What a focused element looked like must be gone when the focus is: a card's own shadow is no mark. */
  const leave = () => {
    if (last === null) return
    const now = marksOf(last.element)
    if (last.look.every((look, index) => look === now[index])) faults.push(`no mark: ${nameOf(last.element)}`)
  }
  const note = (element: HTMLElement) => {
    const previous = last?.element
    // A date has stops of its own inside: day, month, year.
    if (element === previous) return
    leave()
    reached.add(element)
    stops.push(element)
    last = { element, look: marksOf(element) }
    const hiding = whatHides(element)
    if (hiding !== null) faults.push(`out of sight: ${nameOf(element)} behind ${hiding}`)
    if (previous) step(isBack ? element : previous, isBack ? previous : element)
  }
  /** Stands for what comes before and after the page. The browser's own bar would do, but it takes the focus when it likes. */
  const [before, after] = [document.createElement('button'), document.createElement('button')]
  for (const end of [before, after]) Object.assign(end.style, { position: 'fixed', opacity: '0' })
  document.body.prepend(before)
  document.body.append(after)
  before.focus()
  // Before a key moves on, everything that the one before it began is done.
  document.addEventListener(
    'keydown',
    (event) => {
      const element = document.activeElement
      if (event.key !== 'Tab' || element === (isBack ? after : before)) return
      if (element === (isBack ? before : after)) {
        event.preventDefault()
        leave()
        last = null
      } else if (element instanceof HTMLElement && element !== document.body) note(element)
      else if (!faults.includes('the focus is lost')) faults.push('the focus is lost')
    },
    true,
  )

  /** Besides what is made for it, whatever shows a hand or can be scrolled: some of it may be left to a link for the same. */
  const missed = () => {
    const usable = 'a[href], area[href], button, input, select, textarea, summary, audio[controls], video[controls], iframe, [role="button"], [contenteditable], [tabindex="0"]'
    const isReached = (element: Element): boolean => [...reached].some((one) => one === element || one.contains(element))
    const isEqual = (element: Element) =>
      [...reached].some(
        (one) =>
          (one instanceof HTMLAnchorElement && element instanceof HTMLAnchorElement && one.href === element.href) ||
          (one instanceof HTMLInputElement && element instanceof HTMLInputElement && one.type === 'radio' && one.name === element.name),
      )
    const isOpen = (element: Element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !element.matches(':disabled, [disabled]')
    const isScrolled = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) || (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
    }
    const hasStop = (element: Element) => [...reached].some((one) => element.contains(one))
    return [...document.querySelectorAll('body *')]
      .filter((element) => element !== before && element !== after && isOpen(element) && element.closest('svg *') === null)
      .filter((element) => {
        if (element.matches(usable)) return !isReached(element) && !isEqual(element)
        if (isScrolled(element)) return !isReached(element) && !hasStop(element)
        const isHand = getComputedStyle(element).cursor === 'pointer' && (element.parentElement === null || getComputedStyle(element.parentElement).cursor !== 'pointer')
        return (
          isHand &&
          !isReached(element) &&
          !hasStop(element) &&
          !(element instanceof HTMLLabelElement && element.control !== null && (isReached(element.control) || isEqual(element.control)))
        )
      })
      .map(nameOf)
  }

  window.walker = {
    turn() {
      isBack = true
      stops = []
      faults = []
    },
    look: () => {
      const isOut = document.activeElement === (isBack ? before : after)
      return { stops: stops.map(nameOf), faults, missed: isOut && !isBack ? missed() : [], isOut }
    },
  }
}
