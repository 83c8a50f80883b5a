import type { GameEvent, GameState, Hole, Player } from './state.ts'

/** Events of a stream, one after the other; what is known already changes nothing. */
export function applyEvent(state: GameState, event: GameEvent): GameState {
  if (event.sequence <= state.sequence) return state
  return { ...changed(state, event), sequence: event.sequence }
}

function changed(state: GameState, event: GameEvent): GameState {
  const { players, holes, removed = [] } = state
  switch (event.kind) {
    case 'playerAdded':
      return players.some(({ id }) => id === event.player.id) ? state : { ...state, players: [...players, event.player].toSorted(byAge) }
    case 'playerRenamed':
      return { ...state, players: players.map((player) => (player.id === event.playerId ? { ...player, playerName: event.playerName } : player)) }
    case 'playerRemoved':
      return {
        ...state,
        players: players.filter(({ id }) => id !== event.playerId),
        holes: holes.filter(({ playerId }) => playerId !== event.playerId),
        removed: [...removed, ...players.filter(({ id }) => id === event.playerId)],
      }
    case 'strokes':
      return players.some(({ id }) => id === event.playerId) ? { ...state, holes: withScore(holes, event) } : state
  }
}

/** The same order on every device: the clock can give two players the same time. */
export function byAge(one: Player, other: Player): number {
  return compare(one.createdAt, other.createdAt) || compare(one.id, other.id)
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function withScore(holes: readonly Hole[], { pageId, playerId, score }: Hole): Hole[] {
  const others = holes.filter((hole) => hole.pageId !== pageId || hole.playerId !== playerId)
  return [...others, { pageId, playerId, score }]
}
