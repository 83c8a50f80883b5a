import { byAge } from '../game/apply-event.ts'
import { withoutConfirmed, type PendingOperation } from '../game/outbox.ts'
import { shownState } from '../game/score.ts'
import type { GameState, Player } from '../game/state.ts'

/** What a player wants changed on the list of players; the id is that of the change, so that it is kept and sent once. */
export type PlayerChange = { id: string; savedAt: number | null } & (
  | { kind: 'add'; player: Player }
  | { kind: 'rename'; playerId: string; playerName: string }
  | { kind: 'remove'; playerId: string }
  | { kind: 'restore'; playerId: string }
)

/** In the order in which they were made. */
export type Pending = { changes: readonly PlayerChange[]; taps: readonly PendingOperation[] }

export const NOTHING_PENDING: Pending = { changes: [], taps: [] }

/** The confirmed state with everything on top that this phone has done since. */
export function shownGame(state: GameState, { changes, taps }: Pending): GameState {
  return shownState({ ...state, ...withChanges(state, changes) }, taps)
}

type Lists = { players: readonly Player[]; removed: readonly Player[] }

/** Strokes go with those who are gone in the end: whoever was removed and brought back keeps them. */
function withChanges({ players, removed = [], holes }: GameState, changes: readonly PlayerChange[]): Lists & Pick<GameState, 'holes'> {
  if (changes.length === 0) return { players, removed, holes }
  let lists: Lists = { players, removed }
  for (const change of changes) lists = withChange(lists, change)
  const listed = new Set(lists.players.map(({ id }) => id))
  return { ...lists, holes: holes.filter(({ playerId }) => listed.has(playerId)) }
}

/** A new player stands at the end until the server has said when it came: phones have clocks of their own. */
function withChange({ players, removed }: Lists, change: PlayerChange): Lists {
  switch (change.kind) {
    case 'add':
      return { removed, players: players.some(({ id }) => id === change.player.id) ? players : [...players, change.player] }
    case 'rename':
      return { removed, players: players.map((player) => (player.id === change.playerId ? { ...player, playerName: change.playerName } : player)) }
    case 'remove':
      return moved(change.playerId, players, removed, (from, to) => ({ players: from, removed: to }))
    case 'restore':
      return moved(change.playerId, removed, players, (from, to) => ({ players: to.toSorted(byAge), removed: from }))
  }
}

function moved(playerId: string, from: readonly Player[], to: readonly Player[], lists: (from: readonly Player[], to: readonly Player[]) => Lists): Lists {
  return lists(
    from.filter(({ id }) => id !== playerId),
    [...to, ...from.filter(({ id }) => id === playerId)],
  )
}

/** What the confirmed state holds is no longer put on top of it. */
export function withoutHeld({ changes, taps }: Pending, state: GameState | null, operationIds: readonly string[] = []): Pending {
  return state === null ? { changes, taps } : { taps: withoutConfirmed(taps, state, operationIds), changes: withoutConfirmedChanges(changes, state) }
}

function withoutConfirmedChanges(changes: readonly PlayerChange[], { sequence }: GameState): PlayerChange[] {
  return changes.filter(({ savedAt }) => savedAt === null || savedAt > sequence)
}

export function isUnsaved({ changes, taps }: Pending): boolean {
  return [...changes, ...taps].some(({ savedAt }) => savedAt === null)
}
