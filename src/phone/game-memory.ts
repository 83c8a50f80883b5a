import type { PendingOperation } from '../game/outbox.ts'
import type { GameState } from '../game/state.ts'
import type { Pending, PlayerChange } from './pending.ts'

const GAME_ID = 'gameId'
/** The game this phone was in before the one in the address, until that one is known to exist. */
const BEFORE = 'game.before'
const prefixOf = (gameId: string) => `game.${gameId}.`
const stateOf = (gameId: string) => `${prefixOf(gameId)}state`
const goneMark = (gameId: string) => `${prefixOf(gameId)}gone`

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
  /** There is no such game. What was tapped in it and never sent is kept all the same; the game before is the phone's again. */
  forget: (gameId: string) => void
  /** Games with something that was never sent, and that may still exist. */
  unsent: () => string[]
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
      const isAnother = before !== null && before !== gameId && read(stateOf(gameId)) === null
      // After two wrong links in a row it is still the game that exists which is come back to.
      if (isAnother && (read(BEFORE) === null || read(stateOf(before)) !== null)) write(BEFORE, before)
      write(GAME_ID, gameId)
    },
    state: (gameId) => parse<GameState>(read(stateOf(gameId))),
    keepState: (state) => {
      const before = read(BEFORE)
      if (before !== null && read(GAME_ID) === state.game.id) {
        if (before !== state.game.id) erase(stateOf(before))
        erase(BEFORE)
      }
      erase(goneMark(state.game.id))
      write(stateOf(state.game.id), JSON.stringify(state))
    },
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
      const isUnsent = (key: string) => isUnsentEntry(parse<Kept>(read(key)))
      const own = [...new Set(keys())].filter((key) => key.startsWith(prefixOf(gameId)))
      own.filter((key) => !isUnsent(key)).forEach(erase)
      if (own.some(isUnsent)) write(goneMark(gameId), 'gone')
      const before = read(BEFORE)
      if (read(GAME_ID) !== gameId) return
      if (before === null || before === gameId) erase(GAME_ID)
      else write(GAME_ID, before)
      erase(BEFORE)
    },
    unsent: () => {
      const games = keys().flatMap((key) => (isUnsentEntry(key.includes('.pending.') ? parse<Kept>(read(key)) : null) ? [key.split('.')[1] ?? ''] : []))
      return [...new Set(games)].filter((id) => read(goneMark(id)) === null)
    },
  }
}

function isUnsentEntry(entry: Kept | null): boolean {
  if (entry?.kind === 'tap') return entry.tap.savedAt === null
  return entry?.kind === 'change' && entry.change.savedAt === null
}

function parse<Value>(json: string | null): Value | null {
  try {
    const value: Value | null = JSON.parse(json ?? 'null')
    return value
  } catch {
    return null
  }
}
