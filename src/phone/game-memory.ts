import type { PendingOperation } from '../game/outbox.ts'
import type { GameState } from '../game/state.ts'
import type { Pending, PlayerChange } from './pending.ts'

const GAME_ID = 'gameId'
const prefixOf = (gameId: string) => `game.${gameId}.`

type Kept = { order: number } & ({ kind: 'tap'; tap: PendingOperation } | { kind: 'change'; change: PlayerChange })

export type GameMemory = {
  gameId: () => string | null
  choose: (gameId: string) => void
  state: (gameId: string) => GameState | null
  keepState: (state: GameState) => void
  pending: (gameId: string) => Pending
  putTap: (gameId: string, tap: PendingOperation) => void
  putChange: (gameId: string, change: PlayerChange) => void
  remove: (gameId: string, ids: readonly string[]) => void
  forget: (gameId: string) => void
}

type Parts = { storage: Storage | null; now: () => number }

/**
 * What the phone keeps through reloads, dead spots and closed tabs. Each tap has a place of its own: a tab that removes what was sent
 * can then never wipe out what another tab just added. Storage can be full or forbidden; then everything lives in memory.
 */
export function createGameMemory({ storage, now }: Parts): GameMemory {
  const unstored = new Map<string, string>()
  const read = (key: string) => unstored.get(key) ?? storage?.getItem(key) ?? null
  const write = (key: string, value: string) => {
    try {
      if (!storage) throw new Error('This browser forbids storage')
      storage.setItem(key, value)
      unstored.delete(key)
    } catch {
      unstored.set(key, value)
    }
  }
  const erase = (key: string) => {
    unstored.delete(key)
    storage?.removeItem(key)
  }
  const keys = () => [...Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? ''), ...unstored.keys()]
  const placeOf = (gameId: string, id: string) => `${prefixOf(gameId)}pending.${id}`
  let last = 0
  const nextOrder = () => (last = Math.max(now(), last + 1))

  const kept = (gameId: string): Kept[] =>
    [...new Set(keys())]
      .filter((key) => key.startsWith(`${prefixOf(gameId)}pending.`))
      .map((key) => parse<Kept>(read(key)))
      .filter((entry) => entry !== null)
      .toSorted((one, other) => one.order - other.order)

  const put = (gameId: string, id: string, entry: (order: number) => Kept) => {
    const place = placeOf(gameId, id)
    write(place, JSON.stringify(entry(parse<Kept>(read(place))?.order ?? nextOrder())))
  }

  return {
    gameId: () => read(GAME_ID),
    choose: (gameId) => {
      const before = read(GAME_ID)
      if (before !== null && before !== gameId) erase(`${prefixOf(before)}state`)
      write(GAME_ID, gameId)
    },
    state: (gameId) => parse<GameState>(read(`${prefixOf(gameId)}state`)),
    keepState: (state) => write(`${prefixOf(state.game.id)}state`, JSON.stringify(state)),
    pending: (gameId) => {
      const entries = kept(gameId)
      return {
        changes: entries.flatMap((entry) => (entry.kind === 'change' ? [entry.change] : [])),
        taps: entries.flatMap((entry) => (entry.kind === 'tap' ? [entry.tap] : [])),
      }
    },
    putTap: (gameId, tap) => put(gameId, tap.id, (order) => ({ order, kind: 'tap', tap })),
    putChange: (gameId, change) => put(gameId, change.id, (order) => ({ order, kind: 'change', change })),
    remove: (gameId, ids) => ids.forEach((id) => erase(placeOf(gameId, id))),
    forget: (gameId) => {
      keys()
        .filter((key) => key.startsWith(prefixOf(gameId)))
        .forEach(erase)
      if (read(GAME_ID) === gameId) erase(GAME_ID)
    },
  }
}

function parse<Value>(json: string | null): Value | null {
  try {
    const value: Value | null = JSON.parse(json ?? 'null')
    return value
  } catch {
    return null
  }
}
