import type { GameState } from '../../game/state.ts'
import { Refusal } from '../../model/refusal.ts'
import { readGameState } from '../../store/games.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'

export async function loadGame({ site, store }: Context, input: { id: string }): Promise<GameState> {
  assertGameId(site, input.id)
  const state = await store.readSite(site.id, (tx) => readGameState(tx, input.id))
  if (!state) throw new Refusal('PGRST116')
  return state
}
