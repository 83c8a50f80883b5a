import type { GameEvent } from '../../game/state.ts'
import { Refusal } from '../../model/refusal.ts'
import { lockGame, readSnapshot, setSequence } from '../../store/games.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { changeMessage, type GameMessage } from '../live/game-messages.ts'
import { assertGameId } from './assert-game.ts'

type Numbered<Event> = Event extends unknown ? Omit<Event, 'sequence'> : never

/** What the others hear: one event, the whole game where one event cannot say it, or nothing where nothing changed. */
type Told = Numbered<GameEvent> | 'everything' | null

export type Changed<Answer> = { answer: Answer; event: Told }

/** One change of a game: locked, numbered, committed, and only then told. */
export async function changeGame<Answer extends object>(
  { site, store, topics, now }: Context,
  gameId: string,
  change: (tx: SiteTx, at: string) => Promise<Changed<Answer>>,
): Promise<Answer & { sequence: number }> {
  assertGameId(site, gameId)
  const at = now().toISOString()
  const { answer, message, after } = await store.inSite(site.id, async (tx) => {
    const game = await lockGame(tx, gameId)
    if (!game) throw new Refusal('PGRST116')
    const changed = await change(tx, at)
    const sequence = game.sequence + 1
    if (changed.event) await setSequence(tx, gameId, { sequence, at })
    return { answer: changed.answer, message: await messageOf(tx, changed.event, { gameId, sequence }), after: game.sequence }
  })
  if (!message) return { ...answer, sequence: after }
  topics.game.publish({ siteId: site.id, id: gameId }, { after, sequence: message.sequence, messages: [message] })
  return { ...answer, sequence: message.sequence }
}

async function messageOf(tx: SiteTx, event: Told, { gameId, sequence }: { gameId: string; sequence: number }): Promise<GameMessage | null> {
  if (event === null) return null
  if (event !== 'everything') return changeMessage({ ...event, sequence })
  const data = await readSnapshot(tx, gameId)
  return data && { name: 'snapshot', sequence, data }
}
