import { idFromBytes } from '../model/ids.ts'
import { createGameCalls } from './calls.ts'
import { createGameMemory } from './game-memory.ts'
import { createGameStore } from './game-store.ts'
import type { GameStore } from './game-view.ts'
import { openLive } from './live.ts'

const bytes = () => crypto.getRandomValues(new Uint8Array(16))

/** As in `crypto.randomUUID`, which browsers keep from pages without a certificate. */
function newUuid(): string {
  const hex = [...bytes()].map((byte, at) => (at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

function openStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

let game: GameStore | null = null

/** All screens on a page share one game and with it one stream. */
export function phoneGame(): GameStore {
  game ??= createGameStore({
    calls: createGameCalls((url, init) => fetch(url, init)),
    memory: createGameMemory({ storage: import.meta.env.SSR ? null : openStorage(), now: Date.now }),
    openLive,
    newId: () => idFromBytes(bytes()),
    newOperationId: newUuid,
    now: () => new Date(),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    leave: () => location.replace('/'),
  })
  return game
}

let watchers = 0

/** Keeps the game of this page up to date for as long as a screen needs it. */
export function watchGame(store: GameStore): () => void {
  watchers += 1
  if (watchers > 1) return leave
  const stop = new AbortController()
  const { signal } = stop
  store.start(new URLSearchParams(location.search).get('id'))
  const wakeUp = () => document.visibilityState === 'visible' && store.catchUp()
  addEventListener('online', wakeUp, { signal })
  addEventListener('offline', store.loseSignal, { signal })
  document.addEventListener('visibilitychange', wakeUp, { signal })
  // A page that is kept for the back button must not hold a stream; one that comes back needs it again.
  addEventListener('pagehide', store.stop, { signal })
  addEventListener('pageshow', (event) => event.persisted && store.catchUp(), { signal })
  addEventListener('storage', (event) => event.key?.startsWith('game.') === true && store.reread(), { signal })
  ending = () => {
    stop.abort()
    store.stop()
  }
  return leave
}

let ending = () => {}

function leave(): void {
  watchers -= 1
  if (watchers === 0) ending()
}
