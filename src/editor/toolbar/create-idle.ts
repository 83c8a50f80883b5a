/** Of whoever is typing the next letter comes sooner. */
const REST_AFTER_LETTER = 700
const MOST_WAIT = 200

/** Runs once the browser has nothing else to do and nobody types: a letter must not wait for what nobody looks at. */
export function createIdle(restAfterLetter = REST_AFTER_LETTER): (run: () => void) => void {
  let lastLetter = -Infinity
  addEventListener('input', ({ timeStamp }) => (lastLetter = timeStamp), { capture: true, passive: true })
  const rest = () => lastLetter + restAfterLetter - performance.now()

  return function whenIdle(run) {
    if (rest() > 0) return void setTimeout(() => whenIdle(run), rest())
    const unlessTyping = () => (rest() > 0 ? whenIdle(run) : run())
    // Safari has no idle time to offer.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(unlessTyping, { timeout: MOST_WAIT })
    else setTimeout(unlessTyping, 50)
  }
}
