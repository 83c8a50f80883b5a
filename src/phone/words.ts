import type { StoreApi } from 'zustand/vanilla'
import { GAME_FULL, NO_PLAYER } from './calls.ts'
import type { GameParts, GameView, GameWord } from './game-view.ts'
import type { PlayerChange } from './pending.ts'

const SHOWN_FOR = 10_000

export type Words = { say: (word: GameWord) => void; sayDropped: (change: PlayerChange, code: string) => void; stop: () => void }

/** What the phone says by itself: who was just removed, by whomever, and what could not be done. */
export function createWords(store: StoreApi<GameView>, after: GameParts['after']): Words {
  let takeBack = () => {}

  function show(word: GameWord | null): void {
    takeBack()
    store.setState({ word })
  }
  function say(word: GameWord): void {
    show(word)
    takeBack = after(SHOWN_FOR, () => show(null))
  }

  store.subscribe(({ shown, word }, { shown: before }) => {
    if (shown === before || shown === null || before?.game.id !== shown.game.id) return
    const removed = shown.removed?.find(({ id }) => before.players.some((player) => player.id === id))
    if (removed) say({ kind: 'playerRemoved', playerId: removed.id, playerName: removed.playerName })
    else if (word?.kind === 'playerRemoved' && shown.players.some(({ id }) => id === word.playerId)) show(null)
  })

  return {
    say,
    stop: () => takeBack(),
    sayDropped: (change, code) => {
      if (code === GAME_FULL) say({ kind: 'gameFull' })
      // Whoever is gone already needs no removing.
      if (code === NO_PLAYER && change.kind !== 'remove') say({ kind: 'playerGone', playerName: nameIn(change, store.getState()) })
    },
  }
}

function nameIn(change: PlayerChange, { shown }: GameView): string {
  if (change.kind === 'add') return change.player.playerName
  const known = [...(shown?.players ?? []), ...(shown?.removed ?? [])].find(({ id }) => id === change.playerId)
  return known?.playerName ?? (change.kind === 'rename' ? change.playerName : '–')
}
