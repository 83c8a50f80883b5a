const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long after each failed attempt the next one comes; after the last it is given up. */
const DELAYS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR]

/** Nothing is ever put off for longer. */
export function latestTime(now: Date): Date {
  return new Date(now.getTime() + 48 * HOUR)
}

/** Null: tried often enough. */
export function retryTime(failedAttempts: number, now: Date): Date | null {
  const delay = DELAYS[failedAttempts - 1]
  return delay === undefined ? null : new Date(now.getTime() + delay)
}
