import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Ten keys a second, as of somebody who types fast: the frames of the key before are long over, on the screen, too. */
const BETWEEN_KEYS_MS = 100

/** From a key that is pressed until its effect is painted. The effect shows as an event, or as one more of something. */
export type Effect = { event: string } | { more: string }

/**
 * Presses the key as a person would and answers milliseconds: from the moment the browser took the key (the event's own time, so waiting
 * behind earlier work counts) to the end of the first frame after the effect. In that frame the page's thread has run all scripts,
 * styled, laid out, painted and handed it over; drawing its pixels and the screen's clock belong to the machine and are not in it.
 */
export async function pressUntilPainted(page: Page, key: string, effect: Effect): Promise<number> {
  await sleep(BETWEEN_KEYS_MS)
  await page.evaluate(pauseEndless)
  await page.evaluate(watchNextKey, effect)
  await page.keyboard.press(key)
  return page.evaluate(() => (globalThis as unknown as { benchPainted: Promise<number> }).benchPainted)
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
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      // A message is read after the frame whose callbacks sent it.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })
  const painted = new Promise<number>((resolve) => {
    const wait = (event: KeyboardEvent) => {
      const finish = () => afterPaint(() => resolve(performance.now() - event.timeStamp))
      if ('event' in effect) {
        if (effect.event === 'keydown') finish()
        else addEventListener(effect.event, finish, { capture: true, once: true })
        return
      }
      const count = () => document.querySelectorAll(effect.more).length
      const before = count()
      const observer = new MutationObserver(() => {
        if (count() <= before) return
        observer.disconnect()
        finish()
      })
      observer.observe(document, { childList: true, subtree: true })
    }
    addEventListener('keydown', wait, { capture: true, once: true })
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
