import type { StoreApi } from 'zustand/vanilla'
import { applyEvent } from '../game/apply-event.ts'
import type { PendingOperation } from '../game/outbox.ts'
import type { GameEvent, GameState, Snapshot } from '../game/state.ts'
import type { GameMemory } from './game-memory.ts'
import type { GameView } from './game-view.ts'
import { NOTHING_PENDING, isUnsaved, shownGame, withoutHeld, type Pending, type PlayerChange } from './pending.ts'

export type GameDesk = {
  gameId: () => string | null
  /** Up to where this phone has heard its game. */
  sequence: () => number | null
  pending: () => Pending
  /** Shows what is known; without an argument the signal is as it was. */
  present: (isOffline?: boolean) => void
  open: (gameId: string) => void
  clear: () => void
  /** Another tab of this phone has tapped or sent something. */
  reread: () => void
  takeSnapshot: (snapshot: Partial<Snapshot> & GameState) => void
  takeEvent: (event: GameEvent) => void
  addTap: (tap: PendingOperation) => void
  addChange: (change: PlayerChange) => void
  /** Stores what became of the named entries. */
  keep: (next: Pending, touched: readonly string[]) => void
}

/** What this phone knows of its game, what it has done since, and what it shows of both. */
export function createGameDesk(memory: GameMemory, store: StoreApi<GameView>): GameDesk {
  let gameId: string | null = null
  let state: GameState | null = null
  let pending: Pending = NOTHING_PENDING

  function present(isOffline = store.getState().isOffline): void {
    store.setState({
      phase: gameId === null ? 'noGame' : state === null ? 'loading' : 'ready',
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
    const left = withoutHeld(pending, next, operationIds)
    const ids = new Set([...left.taps, ...left.changes].map(({ id }) => id))
    const gone = [...pending.taps, ...pending.changes].map(({ id }) => id).filter((id) => !ids.has(id))
    // Also what another tab of this phone has tapped and does not know to be counted: a reload would show it twice.
    if (gameId !== null) memory.remove(gameId, [...new Set([...gone, ...operationIds])])
    pending = left
    present()
  }

  function putOrRemove(game: string, id: string, next: Pending): void {
    const tap = next.taps.find((one) => one.id === id)
    const change = next.changes.find((one) => one.id === id)
    if (tap) memory.putTap(game, tap)
    else if (change) memory.putChange(game, change)
    else memory.remove(game, [id])
  }

  return {
    gameId: () => gameId,
    sequence: () => state?.sequence ?? null,
    pending: () => pending,
    present,
    open: (id) => {
      if (gameId !== id) {
        gameId = id
        state = memory.state(id)
      }
      memory.choose(id)
      pending = withoutHeld(memory.pending(id), state)
      present()
    },
    clear: () => {
      if (gameId !== null) memory.forget(gameId)
      gameId = null
      state = null
      pending = NOTHING_PENDING
      present()
    },
    reread: () => {
      if (gameId === null) return
      const stored = memory.pending(gameId)
      const known = new Set(stored.taps.map(({ id }) => id))
      // The other tab may have heard of a tap's counting before this one: taken away now, it would be missing until the stream brings it.
      const ahead = pending.taps.filter(({ id }) => !known.has(id))
      pending = withoutHeld({ changes: stored.changes, taps: [...stored.taps, ...ahead] }, state)
      present()
    },
    takeSnapshot: ({ operationIds = [], ...next }) => {
      if (state !== null && state.game.id === next.game.id && next.sequence < state.sequence) return
      confirm({ game: next.game, sequence: next.sequence, players: next.players, removed: next.removed ?? [], holes: next.holes }, operationIds)
    },
    takeEvent: (event) => state && confirm(applyEvent(state, event), event.kind === 'strokes' ? event.operationIds : []),
    addTap: (tap) => {
      if (gameId === null) return
      memory.putTap(gameId, tap)
      pending = { ...pending, taps: [...pending.taps, tap] }
      present()
    },
    addChange: (change) => {
      if (gameId === null) return
      memory.putChange(gameId, change)
      pending = { ...pending, changes: [...pending.changes, change] }
      present()
    },
    keep: (next, touched) => {
      if (gameId === null) return
      for (const id of touched) putOrRemove(gameId, id, next)
      pending = next
      // What the stream has brought meanwhile must not be shown twice.
      if (state) confirm(state, [])
      else present()
    },
  }
}
