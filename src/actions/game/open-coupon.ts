import { winnerOf } from '../../game/leaderboard.ts'
import { isSecondLastComplete } from '../../game/progress.ts'
import type { Game } from '../../game/state.ts'
import { Refusal } from '../../model/refusal.ts'
import { lockGame, openCoupon as storeOpening, readSnapshot } from '../../store/games.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'

export type Coupon = { winner: { playerName: string; totalScore: number }; tiedWith: string[]; game: Game; openedAt: string }

/** C-29: who has won is asked of the stored strokes, whatever a phone shows; the first opening is remembered. */
export async function openCoupon({ site, store, memory, now }: Context, input: { gameId: string }): Promise<Coupon> {
  assertGameId(site, input.gameId)
  const trail = await memory.trail(site.id)
  return store.inSite(site.id, async (tx) => {
    if (!(await lockGame(tx, input.gameId))) throw new Refusal('PGRST116')
    const state = await readSnapshot(tx, input.gameId)
    if (!state) throw new Refusal('PGRST116')
    const winner = winnerOf(state, { wholeRounds: trail?.wholeRounds ?? false })
    if (!winner || !isSecondLastComplete(state, trail?.pageIds ?? [])) throw new Refusal('couponNotReady')
    const openedAt = await storeOpening(tx, input.gameId, now().toISOString())
    return {
      winner: { playerName: winner.player.playerName, totalScore: winner.totalScore },
      tiedWith: winner.tiedWith.map(({ playerName }) => playerName),
      game: state.game,
      openedAt,
    }
  })
}
