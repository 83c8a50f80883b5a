const KEPT_MS = 24 * 3_600_000

/** A day after the last byte: a laptop that was closed in the evening goes on in the morning. */
export function uploadExpiry(now: Date): string {
  return new Date(now.getTime() + KEPT_MS).toISOString()
}
