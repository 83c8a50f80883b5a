import { createStore } from 'zustand/vanilla'
import type { GameState } from '../../game/state.ts'
import { NO_ANSWER } from '../../phone/calls.ts'
import { NO_VIEW, type GameStore, type GameView } from '../../phone/game-view.ts'

const CREATED = '2026-06-20T18:30:00.000Z'
const PLAYERS = ['Mia', 'Jonas', 'Zoé'].map((playerName, index) => ({ id: `sample-player-${index}`, playerName, createdAt: CREATED }))
const STROKES = [
  [3, 4, 5],
  [4, 5, 3],
  [4, 4, 6],
  [3, 2, 4],
]

const nothing = () => {}

/** A round in the middle, for the catalogue and for editors: it asks nobody and changes nothing. */
export function createSampleGame(trail: readonly string[]): GameStore {
  const played = trail.slice(0, Math.min(STROKES.length, Math.max(1, trail.length - 1)))
  const holes = played.flatMap((pageId, at) => PLAYERS.map(({ id }, player) => ({ pageId, playerId: id, score: STROKES[at]?.[player] ?? 0 })))
  const shown: GameState = { game: { id: 'sample', gameName: 'Game 20.06.2026', createdAt: CREATED }, sequence: 1, players: PLAYERS, holes }
  const store = createStore<GameView>(() => ({ ...NO_VIEW, phase: 'ready', gameId: 'sample', shown }))
  const failed = { ok: false as const, code: NO_ANSWER, isFinal: true, retryAfterSeconds: 0 }
  return {
    store,
    start: nothing,
    stop: nothing,
    lookUp: () => null,
    loseSignal: nothing,
    reread: nothing,
    catchUp: nothing,
    create: async () => false,
    join: async () => false,
    addPlayer: nothing,
    renamePlayer: nothing,
    removePlayer: nothing,
    restorePlayer: nothing,
    leave: nothing,
    tap: nothing,
    openCoupon: async () => failed,
  }
}
