import type { GameEvent, Snapshot } from '../../game/state.ts'
import type { Change, Topic } from '../../services/live/live.ts'

export type GameMessage = { sequence: number } & ({ name: 'snapshot'; data: Snapshot } | { name: 'change'; data: GameEvent })

export type GameTopic = Topic<GameMessage>

export const changeMessage = (event: GameEvent): GameMessage => ({ sequence: event.sequence, name: 'change', data: event })

/** Events that have been committed on top of `after`. */
export function gameChange(after: number, events: readonly GameEvent[]): Change<GameMessage> {
  return { after, sequence: events.at(-1)?.sequence ?? after, messages: events.map(changeMessage) }
}
