import { defaultGameName } from '../../game/names.ts'
import type { Game } from '../../game/state.ts'
import { Refusal } from '../../model/refusal.ts'
import { gameById, insertGame } from '../../store/games.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'

/** The phone makes the id, so that a second press or a repeated request makes no second game. */
export async function createGame(context: Context, input: { id?: string | undefined }): Promise<{ game: Game }> {
  const { site, store, now, newId } = context
  const id = input.id ?? newId()
  assertGameId(site, id)
  const at = now()
  return store.inSite(site.id, async (tx) => {
    await insertGame(tx, { id, gameName: defaultGameName(at), createdAt: at.toISOString() })
    const game = await gameById(tx, id)
    if (!game) throw new Refusal('PGRST116')
    return { game }
  })
}
