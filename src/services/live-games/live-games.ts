import type { GameEvent, Snapshot } from '../../game/state.ts'

export type LiveMessage = { sequence: number } & ({ name: 'snapshot'; data: Snapshot } | { name: 'change'; data: GameEvent })

/** `sequence` is where the game stands now; the messages lead there. */
export type News = { sequence: number; messages: readonly LiveMessage[] }

export type Place = { siteId: string; gameId: string }

/** What has been committed: `after` is the game's sequence before. */
export type Change = Place & { after: number; events: readonly GameEvent[] }

export type LiveGames = {
  /** Never waits and never fails: what is published is stored already. */
  publish: (change: Change) => void
  /**
   * From now on every change of this one game, in order and each once, beginning with what happened since `after`.
   * Null for a game that does not exist.
   */
  join: (place: Place, after: number | null, send: (message: LiveMessage) => void) => Promise<(() => void) | null>
  /** Open channels and their listeners. */
  stats: () => { games: number; listeners: number }
  close: () => Promise<void>
}

/** Reads what a listener has not heard. `whole` asks for a snapshot, whatever was missed. */
export type ReadNews = (place: Place, after: number | null, whole: boolean) => Promise<News | null>
