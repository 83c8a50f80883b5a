import type { GameEvent } from '../../game/state.ts'
import { Refusal } from '../../model/refusal.ts'
import { lockGame, setSequence } from '../../store/games.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'
import { gameChange } from '../live/game-messages.ts'

type Numbered<Event> = Event extends unknown ? Omit<Event, 'sequence'> : never

/** What a change gives back, and what the others hear of it; null where nothing changed. */
export type Changed<Answer> = { answer: Answer; event: Numbered<GameEvent> | null }

/** One change of a game: locked, numbered, committed, and only then told. */
export async function changeGame<Answer extends object>(
  { site, store, topics, now }: Context,
  gameId: string,
  change: (tx: SiteTx, at: string) => Promise<Changed<Answer>>,
): Promise<Answer & { sequence: number }> {
  assertGameId(site, gameId)
  const at = now().toISOString()
  const { answer, event, after } = await store.inSite(site.id, async (tx) => {
    const game = await lockGame(tx, gameId)
    if (!game) throw new Refusal('PGRST116')
    const changed = await change(tx, at)
    if (changed.event) await setSequence(tx, gameId, { sequence: game.sequence + 1, at })
    return { ...changed, after: game.sequence }
  })
  if (!event) return { ...answer, sequence: after }
  topics.game.publish({ siteId: site.id, id: gameId }, gameChange(after, [{ ...event, sequence: after + 1 }]))
  return { ...answer, sequence: after + 1 }
}
