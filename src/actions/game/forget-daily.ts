import type { SteadyClock } from '../../services/clock/steady-clock.ts'
import type { Store } from '../../store/store.ts'
import { tryLock } from '../../store/try-lock.ts'
import type { Log } from '../log.ts'
import { forgetIdleGames } from './forget-idle.ts'

const FIRST_AFTER_MS = 5 * 60_000
const EVERY_MS = 24 * 3_600_000

/** Soon after the start and then every day; returns what stops it. */
export function forgetDaily({ store, now, clock, log }: { store: Store; now: () => Date; clock: SteadyClock; log: Log }): () => void {
  const forgetWhenSteady = async () => {
    // A clock that was set wrongly makes every game look idle.
    if (await clock.isSteady()) await tryLock(store, 'forget-idle-games', () => forgetIdleGames({ store, now }))
  }
  const forget = () => {
    forgetWhenSteady().catch((error: unknown) => log.warn({ error: String(error) }, 'idle games were not forgotten'))
  }
  const first = setTimeout(forget, FIRST_AFTER_MS).unref()
  const daily = setInterval(forget, EVERY_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(daily)
  }
}
