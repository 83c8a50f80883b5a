const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR] as const
const LONGEST = 6 * HOUR

/** A moment first, for whatever was only passing; then longer and longer. */
export function jobRetryTime(attempts: number, now: Date): Date {
  return new Date(now.getTime() + (DELAYS[attempts - 1] ?? LONGEST))
}
