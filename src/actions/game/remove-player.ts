import { Refusal } from '../../model/refusal.ts'
import { markRemoved } from '../../store/players.ts'
import type { Context } from '../context.ts'
import { changeGame } from './change-game.ts'
import { playerIn } from './player-in.ts'

/** Sent again, it changes nothing and says yes. */
export async function removePlayer(context: Context, input: { gameId: string; id: string }): Promise<{ sequence: number }> {
  const { gameId, id } = input
  return changeGame(context, gameId, async (tx, at) => {
    const known = await playerIn(tx, input)
    if (!known) throw new Refusal('playerGone')
    if (known.isRemoved) return { answer: {}, event: null }
    await markRemoved(tx, { gameId, id, at })
    return { answer: {}, event: { kind: 'playerRemoved', playerId: id } }
  })
}
