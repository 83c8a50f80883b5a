const FIRST = 1_000
const LONGEST = 60_000

/** Doubles from one second to one minute, spread so that many editors do not come back at the same moment. */
export function retryDelay(attempt: number, retryAfterSeconds: number | undefined, random: () => number): number {
  const backoff = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10))
  const spread = backoff * (0.75 + random() * 0.5)
  return Math.max(spread, (retryAfterSeconds ?? 0) * 1_000)
}
