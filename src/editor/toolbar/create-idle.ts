/** Of whoever is typing the next letter comes sooner. */
const REST_AFTER_LETTER = 700
const MOST_WAIT = 200

/** Does something, as undo and a choice in the picker do; keys that lead over the page leave time for what is further down it. */
const isDoing = ({ key, ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey || key === 'Enter'

/** Runs once the browser has nothing else to do and nobody types: a letter must not wait for what nobody looks at. */
export function createIdle(restAfterLetter = REST_AFTER_LETTER): (run: () => void) => void {
  let lastLetter = -Infinity
  const hear = ({ timeStamp }: Event) => (lastLetter = timeStamp)
  addEventListener('input', hear, { capture: true, passive: true })
  addEventListener('keydown', (event) => isDoing(event) && hear(event), { capture: true, passive: true })
  const rest = () => lastLetter + restAfterLetter - performance.now()

  return function whenIdle(run) {
    if (rest() > 0) return void setTimeout(() => whenIdle(run), rest())
    const unlessTyping = () => (rest() > 0 ? whenIdle(run) : run())
    // Safari has no idle time to offer.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(unlessTyping, { timeout: MOST_WAIT })
    else setTimeout(unlessTyping, 50)
  }
}
