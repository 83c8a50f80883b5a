import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { byAge } from '../game/apply-event.ts'
import type { GameState, Hole, Operation, Snapshot } from '../game/state.ts'
import { addStroke } from '../game/score.ts'
import { NO_ANSWER, NO_GAME, type Answer, type GameCalls } from './calls.ts'
import { createGameMemory } from './game-memory.ts'
import { createGameStore } from './game-store.ts'
import type { GameStore } from './game-view.ts'
import type { LiveListener } from './live.ts'

export const GAME_ID = 'game0000000000000000000000'

const lost = { ok: false as const, code: NO_ANSWER, isFinal: false, retryAfterSeconds: 0 }

/** A server in memory that counts like the real one and can be out of reach, before or after it has heard a call. */
export function createFakeServer() {
  let state: GameState = { game: { id: GAME_ID, gameName: 'Game', createdAt: '2026-11-15T10:00:00.000Z' }, sequence: 0, players: [], holes: [] }
  const seen = new Map<string, number>()
  const requests: string[] = []
  const listeners = new Set<LiveListener>()
  const heard = new Map<LiveListener, number | null>()
  /** After which sequence each stream was opened. */
  const opened: (number | null)[] = []
  const mood = { isReachable: true, losesAnswers: false, isGone: false, refusesPlayers: false }

  const answer = async <Value>(name: string, work: () => Value): Promise<Answer<Value>> => {
    requests.push(name)
    await Promise.resolve()
    if (!mood.isReachable) return lost
    if (mood.isGone) return { ok: false, code: NO_GAME, isFinal: true, retryAfterSeconds: 0 }
    const value = work()
    return mood.losesAnswers ? lost : { ok: true, value }
  }
  const next = (change: Partial<GameState>) => {
    state = { ...state, ...change, sequence: state.sequence + 1 }
    return { sequence: state.sequence }
  }
  const count = (operation: Operation) => {
    if (seen.has(operation.id)) return
    seen.set(operation.id, state.sequence + 1)
    const { pageId, playerId, delta } = operation
    const before = state.holes.find((hole) => hole.pageId === pageId && hole.playerId === playerId)?.score ?? 0
    const others = state.holes.filter((hole) => hole.pageId !== pageId || hole.playerId !== playerId)
    next({ holes: [...others, { pageId, playerId, score: addStroke(before, delta) }] })
  }
  /** As the real one: the ids of the taps since `after`, and none to whoever does not say what they have. */
  const snapshot = (after: number | null): Snapshot => ({ ...state, operationIds: [...seen].flatMap(([id, at]) => (after !== null && at > after ? [id] : [])) })
  const refused = (code: string) => ({ ok: false as const, code, isFinal: true, retryAfterSeconds: 0 })
  const isListed = (id: string) => state.players.some((player) => player.id === id)
  const strokes = new Map<string, readonly Hole[]>()
  const calls: GameCalls = {
    create: (id) => answer(`create ${id}`, () => ({ game: state.game })),
    load: (_, after) => answer('load', () => snapshot(after)),
    addPlayer: async (_, player) => {
      if (mood.refusesPlayers) return { ok: false, code: 'invalid', isFinal: true, retryAfterSeconds: 0 }
      return answer(`add ${player.playerName}`, () =>
        state.players.some(({ id }) => id === player.id)
          ? { sequence: state.sequence }
          : next({ players: [...state.players, { ...player, createdAt: `2026-11-15T10:00:0${state.players.length}.000Z` }] }),
      )
    },
    renamePlayer: async (_, { id, playerName }) =>
      isListed(id)
        ? answer(`rename ${playerName}`, () => next({ players: state.players.map((player) => (player.id === id ? { ...player, playerName } : player)) }))
        : refused('playerGone'),
    removePlayer: (_, id) =>
      answer('remove', () => {
        strokes.set(
          id,
          state.holes.filter(({ playerId }) => playerId === id),
        )
        return next({
          players: state.players.filter((player) => player.id !== id),
          removed: [...(state.removed ?? []), ...state.players.filter((player) => player.id === id)],
          holes: state.holes.filter(({ playerId }) => playerId !== id),
        })
      }),
    restorePlayer: (_, id) =>
      answer('restore', () =>
        next({
          players: [...state.players, ...(state.removed ?? []).filter((player) => player.id === id)].toSorted(byAge),
          removed: (state.removed ?? []).filter((player) => player.id !== id),
          holes: [...state.holes, ...(strokes.get(id) ?? [])],
        }),
      ),
    tap: (_, operations) =>
      answer(`tap ${operations.length}`, () => {
        operations.forEach(count)
        return { sequence: state.sequence, holes: state.holes, applied: operations.map(({ id }) => id), refused: [] }
      }),
    openCoupon: () => answer('coupon', () => ({ winner: { playerName: 'Anna', totalScore: 3 }, game: state.game, tiedWith: [], openedAt: '' })),
  }
  return {
    calls,
    mood,
    requests,
    listeners,
    opened,
    state: () => state,
    /** As a phone that opens a stream hears it. */
    tell: () => {
      for (const listener of listeners) {
        const after = heard.get(listener) ?? null
        heard.set(listener, state.sequence)
        listener.onSnapshot(snapshot(after))
      }
    },
    /** A tap of somebody else. */
    count,
    openLive: (_: string, after: number | null, listener: LiveListener) => {
      listeners.add(listener)
      heard.set(listener, after)
      opened.push(after)
      if (mood.isReachable) queueMicrotask(() => listeners.has(listener) && listener.onOpen())
      return () => listeners.delete(listener)
    },
  }
}

export type FakeServer = ReturnType<typeof createFakeServer>

export type Phone = GameStore & {
  /** So many seconds go by. */
  wait: (seconds: number) => Promise<void>
  /** Everything that waits for its time happens. */
  ring: () => Promise<void>
  left: () => number
  storage: Storage
}

let made = 0

/** A phone on its page; another one with the same storage is the same phone after a reload. */
export function createPhone(server: FakeServer, storage: Storage = memoryStorage()): Phone {
  const alarms = new Set<{ at: number; run: () => void }>()
  let time = 0
  const runDue = async (until: number) => {
    for (const alarm of [...alarms].toSorted((one, other) => one.at - other.at)) {
      if (alarm.at > until || !alarms.delete(alarm)) continue
      time = Math.max(time, Math.min(alarm.at, until))
      alarm.run()
      await settled()
    }
  }
  let departures = 0
  const store = createGameStore({
    calls: server.calls,
    memory: createGameMemory({ storage, now: () => (made += 1) }),
    openLive: server.openLive,
    newId: () => `id${(made += 1)}`,
    newOperationId: () => `operation${(made += 1)}`,
    now: () => new Date('2026-11-15T10:00:00Z'),
    after: (milliseconds, run) => {
      const alarm = { at: time + milliseconds, run }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
    random: () => 0.5,
    leave: () => (departures += 1),
  })
  return {
    ...store,
    storage,
    left: () => departures,
    ring: () => runDue(Number.POSITIVE_INFINITY),
    wait: async (seconds) => {
      const until = time + seconds * 1_000
      await runDue(until)
      time = until
    },
  }
}

/** Every answer that is on its way has come. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}
