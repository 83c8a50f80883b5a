import type { Operation, TapAnswer } from '../../game/state.ts'
import { addressKey } from '../../services/limits/address-key.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'

type Taps = { gameId: string; operations: readonly Operation[]; address: string }

/** Each stroke is a row, so strokes are counted, however many a request brings: per address, and for one game from there. */
export async function tap({ site, taps, limits }: Context, { gameId, operations, address }: Taps): Promise<TapAnswer> {
  assertGameId(site, gameId)
  await limits.take('gameStrokes', address, operations.length)
  await limits.take('gameStrokesHere', `${site.id} ${gameId} ${addressKey(address)}`, operations.length)
  return taps.save(site.id, { gameId, operations })
}
