import type { Store } from '../../store/store.ts'
import { tryLock } from '../../store/try-lock.ts'
import type { Log } from '../log.ts'
import { forgetIdleGames } from './forget-idle.ts'

const FIRST_AFTER_MS = 5 * 60_000
const EVERY_MS = 24 * 3_600_000

/** Soon after the start and then every day; returns what stops it. */
export function forgetDaily({ store, now, log }: { store: Store; now: () => Date; log: Log }): () => void {
  const forget = () => {
    tryLock(store, 'forget-idle-games', () => forgetIdleGames({ store, now })).catch((error: unknown) => log.warn({ error: String(error) }, 'idle games were not forgotten'))
  }
  const first = setTimeout(forget, FIRST_AFTER_MS).unref()
  const daily = setInterval(forget, EVERY_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(daily)
  }
}
