import type { Player } from '../../game/state.ts'
import { Refusal } from '../../model/refusal.ts'
import { renamePlayer as storeName } from '../../store/players.ts'
import type { Context } from '../context.ts'
import { changeGame } from './change-game.ts'
import { playerIn } from './player-in.ts'
import { readName } from './read-name.ts'

export async function renamePlayer(context: Context, input: { gameId: string; id: string; playerName: string }): Promise<{ player: Player; sequence: number }> {
  const { gameId, id } = input
  return changeGame(context, gameId, async (tx) => {
    const known = await playerIn(tx, input)
    if (!known || known.isRemoved) throw new Refusal('playerGone')
    const playerName = readName(input.playerName)
    const answer = { player: { id, playerName, createdAt: known.createdAt } }
    if (known.playerName === playerName) return { answer, event: null }
    await storeName(tx, { gameId, id, playerName })
    return { answer, event: { kind: 'playerRenamed', playerId: id, playerName } }
  })
}
