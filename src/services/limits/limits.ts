import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../../model/refusal.ts'
import { addressKey } from './address-key.ts'

/** Attempts (points) per time (seconds), counted in each process for itself. */
const BUCKETS = {
  signInAccount: { points: 10, duration: 15 * 60 },
  signInAddress: { points: 30, duration: 15 * 60 },
  // For those who signed in before, whatever strangers do meanwhile: a browser, or an account at an address.
  signInDevice: { points: 10, duration: 15 * 60 },
  signInKnown: { points: 10, duration: 15 * 60 },
  pagePassword: { points: 10, duration: 15 * 60 },
  pagePasswordAddress: { points: 60, duration: 15 * 60 },
  // From all addresses together: a short password must not fall to many machines.
  pagePasswordPage: { points: 100, duration: 15 * 60 },
  write: { points: 300, duration: 60 },
  read: { points: 1200, duration: 60 },
  search: { points: 60, duration: 60 },
  // Texts that a service is paid for; a page with a hundred texts in three languages fits in.
  translationUser: { points: 400, duration: 10 * 60 },
  translationSite: { points: 4000, duration: 60 * 60 },
  formSender: { points: 30, duration: 10 * 60 },
  formBlind: { points: 6, duration: 10 * 60 },
  formMailbox: { points: 6, duration: 60 * 60 },
  formSite: { points: 300, duration: 60 * 60 },
  // A whole party sits behind one address, and so do the customers of a mobile network.
  gameCreate: { points: 60, duration: 60 * 60 },
  gamePlayer: { points: 600, duration: 10 * 60 },
  gameTap: { points: 6000, duration: 60 },
  // Strokes, not requests: one request may bring two hundred. Eight people who tap five times a second are 2400.
  gameStrokes: { points: 6000, duration: 60 },
  gameStrokesHere: { points: 2400, duration: 60 },
  gameStream: { points: 1200, duration: 60 },
} as const

/** Things an address may hold at the same time. */
const PLACES = { stream: 200, upload: 6 } as const

export type Bucket = keyof typeof BUCKETS
export type Place = keyof typeof PLACES

/** Counted by what the caller names; all others by address. */
const NAMED: readonly Bucket[] = [
  'signInAccount',
  'signInDevice',
  'signInKnown',
  'pagePassword',
  'pagePasswordPage',
  'translationUser',
  'translationSite',
  'formSender',
  'formBlind',
  'formMailbox',
  'formSite',
  'gameStrokesHere',
]

export type Limits = {
  /** Throws `tooManyRequests` with the time to wait. Several at once count as such. */
  take: (bucket: Bucket, key: string, count?: number) => Promise<void>
  /** For who can do something else instead: the seconds to wait, 0 when it was taken. */
  tryTake: (bucket: Bucket, key: string, count?: number) => Promise<number>
  /** For an attempt that turned out to be right: only wrong ones count. */
  giveBack: (bucket: Bucket, key: string) => Promise<void>
  /** Takes a place until the returned function is called; throws `tooManyRequests` when the address holds them all. */
  hold: (place: Place, address: string) => () => void
}

type Options = { points?: Partial<Record<Bucket, number>>; places?: Partial<Record<Place, number>> }

const WAIT_FOR_PLACE_SECONDS = 30

/** The options replace the numbers of single buckets and places. */
export function createLimits({ points = {}, places = {} }: Options = {}): Limits {
  const held = new Map<string, number>()
  const open = (bucket: Bucket) => new RateLimiterMemory({ ...BUCKETS[bucket], points: points[bucket] ?? BUCKETS[bucket].points })
  const limiters: Record<Bucket, RateLimiterMemory> = {
    signInAccount: open('signInAccount'),
    signInAddress: open('signInAddress'),
    signInDevice: open('signInDevice'),
    signInKnown: open('signInKnown'),
    pagePassword: open('pagePassword'),
    pagePasswordAddress: open('pagePasswordAddress'),
    pagePasswordPage: open('pagePasswordPage'),
    write: open('write'),
    read: open('read'),
    search: open('search'),
    translationUser: open('translationUser'),
    translationSite: open('translationSite'),
    formSender: open('formSender'),
    formBlind: open('formBlind'),
    formMailbox: open('formMailbox'),
    formSite: open('formSite'),
    gameCreate: open('gameCreate'),
    gamePlayer: open('gamePlayer'),
    gameTap: open('gameTap'),
    gameStrokes: open('gameStrokes'),
    gameStrokesHere: open('gameStrokesHere'),
    gameStream: open('gameStream'),
  }
  const tryTake: Limits['tryTake'] = (bucket, key, count = 1) =>
    limiters[bucket].consume(keyFor(bucket, key), count).then(
      () => 0,
      (reason: unknown) => {
        if (!(reason instanceof RateLimiterRes)) throw reason
        return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      },
    )
  return {
    tryTake,
    async take(bucket, key, count) {
      const retryAfterSeconds = await tryTake(bucket, key, count)
      if (retryAfterSeconds > 0) throw new Refusal('tooManyRequests', { retryAfterSeconds })
    },
    async giveBack(bucket, key) {
      await limiters[bucket].reward(keyFor(bucket, key))
    },
    hold(place, address) {
      const key = `${place} ${addressKey(address)}`
      const count = held.get(key) ?? 0
      if (count >= (places[place] ?? PLACES[place])) throw new Refusal('tooManyRequests', { retryAfterSeconds: WAIT_FOR_PLACE_SECONDS })
      held.set(key, count + 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        const left = (held.get(key) ?? 1) - 1
        if (left > 0) held.set(key, left)
        else held.delete(key)
      }
    },
  }
}

// Keys come from outside: a long one must not fill the memory, and all spellings of an address are one.
function keyFor(bucket: Bucket, key: string): string {
  return createHash('sha256')
    .update(NAMED.includes(bucket) ? key : addressKey(key))
    .digest('base64url')
}
