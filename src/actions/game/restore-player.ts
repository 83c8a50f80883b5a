import { MAX_PLAYERS } from '../../game/constants.ts'
import { Refusal } from '../../model/refusal.ts'
import { playersOf, unmarkRemoved } from '../../store/players.ts'
import type { Context } from '../context.ts'
import { changeGame } from './change-game.ts'
import { playerIn } from './player-in.ts'

/** Takes a removal back, with all strokes, for as long as the player is kept. Sent again, it changes nothing and says yes. */
export async function restorePlayer(context: Context, input: { gameId: string; id: string }): Promise<{ sequence: number }> {
  return changeGame(context, input.gameId, async (tx) => {
    const known = await playerIn(tx, input)
    if (!known) throw new Refusal('playerGone')
    if (!known.isRemoved) return { answer: {}, event: null }
    if ((await playersOf(tx, input.gameId)).length >= MAX_PLAYERS) throw new Refusal('gameFull')
    await unmarkRemoved(tx, input)
    return { answer: {}, event: 'everything' }
  })
}
