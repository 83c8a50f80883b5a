import type { Player } from '../../game/state.ts'
import { Refusal } from '../../model/refusal.ts'
import { gameById } from '../../store/games.ts'
import { playersOf } from '../../store/players.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'

export async function listPlayers({ site, store }: Context, input: { gameId: string }): Promise<{ players: (Player & { gameId: string })[] }> {
  assertGameId(site, input.gameId)
  return store.readSite(site.id, async (tx) => {
    if (!(await gameById(tx, input.gameId))) throw new Refusal('PGRST116')
    return { players: await playersOf(tx, input.gameId) }
  })
}
