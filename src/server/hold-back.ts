/** A connection hears "no" at most this often, however quickly it asks again. */
const HOLD_MS = 400
/** One by one, because all at once would keep everybody else waiting behind them; more at a time only where many wait, so that thousands are answered within seconds. */
const EVERY_MS = 4
const ROUNDS_UNTIL_ALL = 150
/** Beyond this, waiting would cost more memory than answering costs time. */
const MOST_HELD = 4000

type Held = { due: number; answer: () => void }

/**
 * Keeps refusals for a moment before they go out, a few at a time. A crowd that comes back the moment it was sent away would
 * otherwise be answered as fast as it asks, and saying no would take the time of those who are served.
 */
export function createHoldBack(): (answer: () => void) => void {
  const held: Held[] = []
  let timer: NodeJS.Timeout | null = null

  function letGo(): void {
    timer = null
    const now = performance.now()
    const most = Math.ceil(held.length / ROUNDS_UNTIL_ALL)
    for (let count = 0; count < most && held[0] && held[0].due <= now; count += 1) held.shift()?.answer()
    wait()
  }

  function wait(): void {
    const [next] = held
    if (next && timer === null) timer = setTimeout(letGo, Math.max(EVERY_MS, next.due - performance.now()))
  }

  return (answer) => {
    if (held.length >= MOST_HELD) return answer()
    held.push({ due: performance.now() + HOLD_MS, answer })
    wait()
  }
}
