import type { Operation, TapAnswer } from '../../game/state.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'

export async function tap({ site, taps }: Context, input: { gameId: string; operations: readonly Operation[] }): Promise<TapAnswer> {
  assertGameId(site, input.gameId)
  return taps.save(site.id, input)
}
