import { MAX_PLAYERS } from '../../game/constants.ts'
import type { Player } from '../../game/state.ts'
import { isId } from '../../model/ids.ts'
import { Refusal } from '../../model/refusal.ts'
import { insertPlayer, playerById, playersOf } from '../../store/players.ts'
import type { Context } from '../context.ts'
import { changeGame } from './change-game.ts'
import { readName } from './read-name.ts'

type Input = { gameId: string; id: string; playerName: string }

/** Sent again, it answers with the player that is there. A removed one stays removed. */
export async function addPlayer(context: Context, input: Input): Promise<{ player: Player; sequence: number }> {
  const { gameId, id } = input
  return changeGame(context, gameId, async (tx, at) => {
    const playerName = readName(input.playerName)
    if (!isId(id)) throw new Refusal('invalidInput', { fieldErrors: { id: 'invalid_format' } })
    const known = await playerById(tx, id)
    if (known) {
      if (known.gameId !== gameId || known.isRemoved) throw new Refusal('playerGone')
      return { answer: { player: { id, playerName: known.playerName, createdAt: known.createdAt } }, event: null }
    }
    const others = await playersOf(tx, gameId)
    if (others.length >= MAX_PLAYERS) throw new Refusal('gameFull')
    const player = { id, playerName, createdAt: afterAll(others, at) }
    await insertPlayer(tx, { ...player, gameId })
    return { answer: { player }, event: { kind: 'playerAdded', player } }
  })
}

/** Players are shown in the order in which they joined, also when the clock went back meanwhile or two came in the same moment. */
function afterAll(others: readonly Player[], at: string): string {
  const last = others.at(-1)?.createdAt
  return last === undefined || last < at ? at : new Date(Date.parse(last) + 1).toISOString()
}
