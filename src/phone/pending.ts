import type { PendingOperation } from '../game/outbox.ts'
import { shownState } from '../game/score.ts'
import type { GameState, Player } from '../game/state.ts'

/** What a player wants changed on the list of players; the id is that of the change, so that it is kept and sent once. */
export type PlayerChange = { id: string; savedAt: number | null } & (
  | { kind: 'add'; player: Player }
  | { kind: 'rename'; playerId: string; playerName: string }
  | { kind: 'remove'; playerId: string }
)

/** In the order in which they were made. */
export type Pending = { changes: readonly PlayerChange[]; taps: readonly PendingOperation[] }

export const NOTHING_PENDING: Pending = { changes: [], taps: [] }

/** The confirmed state with everything on top that this phone has done since. */
export function shownGame(state: GameState, { changes, taps }: Pending): GameState {
  return shownState({ ...state, ...withChanges(state, changes) }, taps)
}

function withChanges({ players, holes }: GameState, changes: readonly PlayerChange[]): Pick<GameState, 'players' | 'holes'> {
  let shown = { players, holes }
  for (const change of changes) shown = withChange(shown, change)
  return shown
}

/** A new player stands at the end until the server has said when it came: phones have clocks of their own. */
function withChange({ players, holes }: Pick<GameState, 'players' | 'holes'>, change: PlayerChange): Pick<GameState, 'players' | 'holes'> {
  switch (change.kind) {
    case 'add':
      return { holes, players: players.some(({ id }) => id === change.player.id) ? players : [...players, change.player] }
    case 'rename':
      return { holes, players: players.map((player) => (player.id === change.playerId ? { ...player, playerName: change.playerName } : player)) }
    case 'remove':
      return { holes: holes.filter(({ playerId }) => playerId !== change.playerId), players: players.filter(({ id }) => id !== change.playerId) }
  }
}

/** After an event or a snapshot: what the confirmed state holds is no longer put on top of it. */
export function withoutConfirmedChanges(changes: readonly PlayerChange[], { sequence }: GameState): PlayerChange[] {
  return changes.filter(({ savedAt }) => savedAt === null || savedAt > sequence)
}

export function isUnsaved({ changes, taps }: Pending): boolean {
  return [...changes, ...taps].some(({ savedAt }) => savedAt === null)
}
