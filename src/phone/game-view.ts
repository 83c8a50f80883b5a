import type { StoreApi } from 'zustand/vanilla'
import type { GameState, Operation } from '../game/state.ts'
import type { Answer, Coupon, GameCalls } from './calls.ts'
import type { GameMemory } from './game-memory.ts'
import type { OpenLive } from './live.ts'

/** `starting`: the phone has not been asked yet, as on the server. `loading`: a game is known, but nothing of it. */
export type GamePhase = 'starting' | 'noGame' | 'loading' | 'ready'

/** What the phone says by itself, for a moment. */
export type GameWord =
  | { kind: 'playerRemoved'; playerId: string; playerName: string }
  | { kind: 'playerGone'; playerName: string }
  | { kind: 'gameFull' }
  /** It leaves in a moment. */
  | { kind: 'gameGone'; isOtherKept: boolean }

export type GameView = {
  phase: GamePhase
  gameId: string | null
  /** As this phone shows it: confirmed, with its own pending changes on top. */
  shown: GameState | null
  /** Cells with a tap that the server does not have yet. */
  unsavedTaps: readonly Operation[]
  isUnsaved: boolean
  isOffline: boolean
  word: GameWord | null
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
  /** Tries until it knows; `loseSignal` and `catchUp` are told meanwhile. False where there is no such game. */
  join: (gameId: string) => Promise<boolean>
  /** There is no such game: away from its pages. */
  leave: () => void
  addPlayer: (name: string) => void
  renamePlayer: (playerId: string, name: string) => void
  removePlayer: (playerId: string) => void
  restorePlayer: (playerId: string) => void
  tap: (pageId: string, playerId: string, delta: Operation['delta']) => void
  openCoupon: () => Promise<Answer<Coupon>>
}

export const NO_VIEW: GameView = { phase: 'starting', gameId: null, shown: null, unsavedTaps: [], isUnsaved: false, isOffline: false, word: null }
