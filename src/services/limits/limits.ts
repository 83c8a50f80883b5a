import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../../model/refusal.ts'
import { addressKey } from './address-key.ts'

/** Attempts (points) per time (seconds), counted in each process for itself. */
const BUCKETS = {
  signInAccount: { points: 10, duration: 15 * 60 },
  signInAddress: { points: 30, duration: 15 * 60 },
  pagePassword: { points: 10, duration: 15 * 60 },
  pagePasswordAddress: { points: 60, duration: 15 * 60 },
  write: { points: 300, duration: 60 },
  read: { points: 1200, duration: 60 },
  search: { points: 60, duration: 60 },
  formSender: { points: 30, duration: 10 * 60 },
  formMailbox: { points: 6, duration: 60 * 60 },
  formSite: { points: 300, duration: 60 * 60 },
} as const

export type Bucket = keyof typeof BUCKETS

/** Counted by what the caller names; all others by address. */
const NAMED: readonly Bucket[] = ['signInAccount', 'pagePassword', 'formSender', 'formMailbox', 'formSite']

export type Limits = {
  /** Throws `tooManyRequests` with the time to wait. */
  take: (bucket: Bucket, key: string) => Promise<void>
  /** For an attempt that turned out to be right: only wrong ones count. */
  giveBack: (bucket: Bucket, key: string) => Promise<void>
}

/** `points` replaces the number of attempts of single buckets. */
export function createLimits({ points = {} }: { points?: Partial<Record<Bucket, number>> } = {}): Limits {
  const open = (bucket: Bucket) => new RateLimiterMemory({ ...BUCKETS[bucket], points: points[bucket] ?? BUCKETS[bucket].points })
  const limiters: Record<Bucket, RateLimiterMemory> = {
    signInAccount: open('signInAccount'),
    signInAddress: open('signInAddress'),
    pagePassword: open('pagePassword'),
    pagePasswordAddress: open('pagePasswordAddress'),
    write: open('write'),
    read: open('read'),
    search: open('search'),
    formSender: open('formSender'),
    formMailbox: open('formMailbox'),
    formSite: open('formSite'),
  }
  return {
    async take(bucket, key) {
      await limiters[bucket].consume(keyFor(bucket, key)).catch((reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) throw reason
        throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
      })
    },
    async giveBack(bucket, key) {
      await limiters[bucket].reward(keyFor(bucket, key))
    },
  }
}

// Keys come from outside: a long one must not fill the memory, and all spellings of an address are one.
function keyFor(bucket: Bucket, key: string): string {
  return createHash('sha256')
    .update(NAMED.includes(bucket) ? key : addressKey(key))
    .digest('base64url')
}
