import { Refusal } from '../../model/refusal.ts'

const RETRY_AFTER_SECONDS = 5

export type ByteHold = {
  /** At least so many bytes altogether; throws `unavailable` where there is no room for them. */
  reach: (bytes: number) => void
  release: () => void
}

/** What bodies of all requests together may take of the memory: each alone is small enough, a hundred at once are not. */
export function createByteBudget(most: number): { open: () => ByteHold; used: () => number } {
  let used = 0
  return {
    used: () => used,
    open() {
      let held = 0
      return {
        reach(bytes) {
          const more = bytes - held
          if (more <= 0) return
          if (used + more > most) throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
          used += more
          held = bytes
        },
        release() {
          used -= held
          held = 0
        },
      }
    },
  }
}
