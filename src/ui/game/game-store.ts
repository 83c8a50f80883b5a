import { createStore, type StoreApi } from 'zustand/vanilla'
import { applyEvent } from '../../game/apply-event.ts'
import { MAX_PLAYERS, MAX_SCORE } from '../../game/constants.ts'
import { cleanName } from '../../game/names.ts'
import { withoutConfirmed } from '../../game/outbox.ts'
import { scoreOf } from '../../game/score.ts'
import type { GameState, Operation, Snapshot } from '../../game/state.ts'
import { NO_GAME, type Answer, type Coupon, type GameCalls } from './calls.ts'
import type { GameMemory } from './game-memory.ts'
import type { OpenLive } from './live.ts'
import { NOTHING_PENDING, isUnsaved, shownGame, withoutConfirmedChanges, type Pending, type PlayerChange } from './pending.ts'
import { createAlarm } from './alarm.ts'
import { createSender } from './sender.ts'

/** `starting`: the phone has not been asked yet, as on the server. `loading`: a game is known, but nothing of it. */
export type GamePhase = 'starting' | 'noGame' | 'loading' | 'ready'

export type GameView = {
  phase: GamePhase
  gameId: string | null
  /** As this phone shows it: confirmed, with its own pending changes on top. */
  shown: GameState | null
  /** Cells with a tap that the server does not have yet. */
  unsavedTaps: readonly Operation[]
  isUnsaved: boolean
  isOffline: boolean
}

export type GameParts = {
  calls: GameCalls
  memory: GameMemory
  openLive: OpenLive
  newId: () => string
  newOperationId: () => string
  now: () => Date
  /** Calls back after so many milliseconds; the result takes it back. */
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
  /** There is no such game: away from its pages. */
  leave: () => void
}

export type GameStore = {
  store: StoreApi<GameView>
  start: (idInAddress: string | null) => void
  stop: () => void
  /** Which game this phone was in last, without opening it. */
  lookUp: () => string | null
  loseSignal: () => void
  /** Another tab of this phone has tapped or sent something. */
  reread: () => void
  /** The phone was asleep or out of reach: the stream may be dead without knowing it. */
  catchUp: () => void
  create: () => Promise<boolean>
  join: (gameId: string) => Promise<boolean>
  addPlayer: (name: string) => void
  renamePlayer: (playerId: string, name: string) => void
  removePlayer: (playerId: string) => void
  tap: (pageId: string, playerId: string, delta: Operation['delta']) => void
  openCoupon: () => Promise<Answer<Coupon>>
}

export const NO_VIEW: GameView = { phase: 'starting', gameId: null, shown: null, unsavedTaps: [], isUnsaved: false, isOffline: false }

export function createGameStore(parts: GameParts): GameStore {
  const { calls, memory, newId, newOperationId, now } = parts
  const store = createStore<GameView>(() => NO_VIEW)
  let gameId: string | null = null
  let state: GameState | null = null
  let pending: Pending = NOTHING_PENDING
  let closeLive: (() => void) | null = null
  const sending = createAlarm(parts)
  const streaming = createAlarm(parts)
  /** Made before the first attempt to create a game, so that a second one makes no second game. */
  let nextGameId: string | null = null

  function present(isOffline = store.getState().isOffline): void {
    const phase = gameId === null ? 'noGame' : state === null ? 'loading' : 'ready'
    store.setState({
      phase,
      gameId,
      shown: state && shownGame(state, pending),
      unsavedTaps: pending.taps.filter(({ savedAt }) => savedAt === null),
      isUnsaved: isUnsaved(pending),
      isOffline,
    })
  }

  function confirm(next: GameState, operationIds: readonly string[]): void {
    state = next
    memory.keepState(next)
    const taps = withoutConfirmed(pending.taps, next, operationIds)
    const changes = withoutConfirmedChanges(pending.changes, next)
    const left = new Set([...taps, ...changes].map(({ id }) => id))
    const gone = [...pending.taps, ...pending.changes].filter(({ id }) => !left.has(id))
    if (gameId !== null && gone.length > 0)
      memory.remove(
        gameId,
        gone.map(({ id }) => id),
      )
    pending = { taps, changes }
    present()
  }

  function takeSnapshot({ operationIds = [], ...next }: Partial<Snapshot> & GameState): void {
    if (state !== null && state.game.id === next.game.id && next.sequence < state.sequence) return
    confirm({ game: next.game, sequence: next.sequence, players: next.players, holes: next.holes }, operationIds)
  }

  function forget(): void {
    if (gameId === null) return
    memory.forget(gameId)
    stop()
    gameId = null
    state = null
    pending = NOTHING_PENDING
    present()
    parts.leave()
  }

  /** True where the phone should try again. */
  function hasFailed(answer: Extract<Answer<unknown>, { ok: false }>): boolean {
    if (answer.code === NO_GAME) forget()
    else console.warn(`The game answered ${answer.code}`)
    if (answer.isFinal) return false
    present(true)
    return true
  }

  async function refresh(): Promise<void> {
    const wanted = gameId
    if (wanted === null) return
    const answer = await calls.load(wanted)
    if (wanted !== gameId) return
    if (answer.ok) takeSnapshot(answer.value)
    else hasFailed(answer)
  }

  function openStream(): void {
    if (gameId === null) return
    closeLive?.()
    closeLive = parts.openLive(gameId, {
      onOpen: () => {
        streaming.reset()
        present(false)
        void sender.flush()
      },
      onSnapshot: takeSnapshot,
      onChange: (event) => state && confirm(applyEvent(state, event), event.kind === 'strokes' ? event.operationIds : []),
      // A stream cannot say why it was refused; a call can.
      onLost: () => {
        closeLive = null
        void refresh()
        streaming.set(openStream)
      },
    })
  }

  const sender = createSender({
    calls,
    gameId: () => gameId,
    pending: () => pending,
    keep: (next, touched) => {
      if (gameId === null) return
      const game = gameId
      const taps = new Map(next.taps.map((tap) => [tap.id, tap]))
      const changes = new Map(next.changes.map((change) => [change.id, change]))
      for (const id of touched) {
        const tap = taps.get(id)
        const change = changes.get(id)
        if (tap) memory.putTap(game, tap)
        else if (change) memory.putChange(game, change)
        else memory.remove(game, [id])
      }
      pending = next
      // What the stream has brought meanwhile must not be shown twice.
      if (state) confirm(state, [])
      else present()
    },
    onFailure: (answer) => {
      if (hasFailed(answer)) sending.set(() => void sender.flush(), answer.retryAfterSeconds)
    },
    onSent: () => {
      sending.reset()
      present(false)
      if (closeLive === null) void refresh()
    },
  })

  function open(id: string): void {
    if (gameId !== id) {
      gameId = id
      state = memory.state(id)
    }
    memory.choose(id)
    pending = memory.pending(id)
    present()
    openStream()
    void sender.flush()
  }

  function stop(): void {
    sending.reset()
    streaming.reset()
    closeLive?.()
    closeLive = null
  }

  function reread(): void {
    if (gameId === null) return
    pending = memory.pending(gameId)
    present()
  }

  function catchUp(): void {
    if (gameId === null) return
    sending.reset()
    streaming.reset()
    reread()
    openStream()
    void sender.flush()
  }

  function change(made: (id: string) => PlayerChange): void {
    if (gameId === null) return
    const next = made(newOperationId())
    memory.putChange(gameId, next)
    pending = { ...pending, changes: [...pending.changes, next] }
    present()
    void sender.flush()
  }

  return {
    store,
    start: (idInAddress) => {
      const id = idInAddress ?? memory.gameId()
      if (id === null) present()
      else open(id)
    },
    stop,
    lookUp: () => {
      const stored = memory.gameId()
      store.setState({ phase: stored === null ? 'noGame' : 'loading', gameId: stored })
      return stored
    },
    loseSignal: () => present(true),
    reread,
    catchUp,
    create: async () => {
      nextGameId ??= newId()
      const answer = await calls.create(nextGameId)
      if (!answer.ok) {
        hasFailed(answer)
        return false
      }
      memory.choose(nextGameId)
      nextGameId = null
      return true
    },
    join: async (id) => {
      const answer = await calls.load(id)
      if (answer.ok) {
        memory.choose(id)
        memory.keepState(answer.value)
        return true
      }
      if (answer.code === NO_GAME) {
        memory.forget(memory.gameId() ?? id)
        parts.leave()
      } else hasFailed(answer)
      return false
    },
    addPlayer: (text) => {
      const playerName = cleanName(text)
      if (playerName === null || (store.getState().shown?.players.length ?? 0) >= MAX_PLAYERS) return
      change((id) => ({ id, savedAt: null, kind: 'add', player: { id: newId(), playerName, createdAt: now().toISOString() } }))
    },
    renamePlayer: (playerId, text) => {
      const playerName = cleanName(text)
      const before = store.getState().shown?.players.find(({ id }) => id === playerId)?.playerName
      if (playerName !== null && playerName !== before) change((id) => ({ id, savedAt: null, kind: 'rename', playerId, playerName }))
    },
    removePlayer: (playerId) => change((id) => ({ id, savedAt: null, kind: 'remove', playerId })),
    tap: (pageId, playerId, delta) => {
      const { shown } = store.getState()
      if (gameId === null || shown === null) return
      const score = scoreOf(shown, pageId, playerId) + delta
      if (score < 0 || score > MAX_SCORE) return
      const tap = { id: newOperationId(), pageId, playerId, delta, savedAt: null }
      memory.putTap(gameId, tap)
      pending = { ...pending, taps: [...pending.taps, tap] }
      present()
      void sender.flush()
    },
    openCoupon: async () => {
      if (gameId === null) return { ok: false, code: NO_GAME, isFinal: true, retryAfterSeconds: 0 }
      await sender.flush()
      const answer = await calls.openCoupon(gameId)
      if (!answer.ok && answer.code === NO_GAME) forget()
      return answer
    },
  }
}
