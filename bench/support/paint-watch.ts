import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

/** Ten keys a second, as of somebody who types fast: the frames of the key before are long over, on the screen, too. */
const BETWEEN_KEYS_MS = 100
const PATIENCE_MS = 20_000

/** From a key that is pressed until its effect is painted. The effect shows as an event, as more or fewer of something, or as other content in something. */
export type Effect = { event: string } | { more: string } | { fewer: string } | { change: string }

/** In milliseconds: until it was painted, and how long the page's thread had a processor for it, which is less where others want the processor, too. */
export type Press = { painted: number; worked: number }

/**
 * Presses the key as a person would: from the moment the browser took the key (the event's own time, so waiting
 * behind earlier work counts) to the end of the first frame after the effect. In that frame the page's thread has run all scripts,
 * styled, laid out, painted and handed it over; drawing its pixels and the screen's clock belong to the machine and are not in it.
 */
export async function pressUntilPainted(page: Page, key: string, effect: Effect): Promise<Press> {
  await sleep(BETWEEN_KEYS_MS)
  await page.evaluate(pauseEndless)
  await page.evaluate(watchNextKey, effect)
  const before = await threadTime(page)
  await page.keyboard.press(key)
  const effectPainted = page.evaluate(() => (globalThis as unknown as { benchPainted: Promise<number> }).benchPainted)
  const never = AbortSignal.timeout(PATIENCE_MS)
  const painted = await Promise.race([
    effectPainted,
    new Promise<never>((_, reject) => never.addEventListener('abort', () => reject(new Error(`${key} had no effect: ${JSON.stringify(effect)}.`)))),
  ])
  return { painted, worked: (await threadTime(page)) - before }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return session
}

async function threadTime(page: Page): Promise<number> {
  const opening = sessions.get(page) ?? openSession(page)
  sessions.set(page, opening)
  const { metrics } = await (await opening).send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000
}

/** From asking for the address until there is something to type in, painted. */
export async function openUntilEditable(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchFirstEditable)
  const answer = await page.goto(url, { waitUntil: 'commit' })
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`)
  return page.evaluate(() => (globalThis as unknown as { benchPainted: Promise<number> }).benchPainted)
}

/** These run in the browser, alone: each carries all it needs. */

/** Without the clock of a screen a sign that turns for ever (something is being saved) is drawn hundreds of times a second, beside the key. */
function pauseEndless(): void {
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().iterations === Infinity) animation.pause()
}

function watchNextKey(effect: Effect): void {
  const pressed = new Promise<KeyboardEvent>((resolve) => {
    const take = (event: KeyboardEvent) => {
      if (event.key === 'Control') return
      removeEventListener('keydown', take, { capture: true })
      resolve(event)
    }
    addEventListener('keydown', take, { capture: true })
  })
  /** Looks from now on: whoever listens to the key may have done its work before anybody hears of it here. */
  const seenIn = (target: Node, isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(target, { childList: true, characterData: true, attributes: true, subtree: true })
    })
  const shown = (): Promise<unknown> => {
    if ('event' in effect) return new Promise((resolve) => addEventListener(effect.event, resolve, { capture: true, once: true }))
    if ('change' in effect) {
      const changed = document.querySelector(effect.change) ?? document
      const words = changed.textContent
      return seenIn(changed, () => changed.textContent !== words)
    }
    const selector = 'more' in effect ? effect.more : effect.fewer
    const count = () => document.querySelectorAll(selector).length
    const before = count()
    return seenIn(document, () => ('more' in effect ? count() > before : count() < before))
  }
  const frameIsOver = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        // The frame whose callbacks sent a message is over when it is read, or when the next frame begins: that one may come first.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
        requestAnimationFrame(() => resolve())
      }),
    )
  const painted = Promise.all([pressed, shown()]).then(async ([event]) => {
    await frameIsOver()
    return performance.now() - event.timeStamp
  })
  Object.assign(globalThis, { benchPainted: painted })
}

function watchFirstEditable(): void {
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-editable]')) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  Object.assign(globalThis, { benchPainted: painted })
}
