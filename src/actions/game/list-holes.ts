import { Refusal } from '../../model/refusal.ts'
import { gameById, holesOf, type HoleRow } from '../../store/games.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'

export const HOLE_VIEWS = ['full', 'pages', 'players'] as const
export type HoleView = (typeof HOLE_VIEWS)[number]

const VIEWS: Record<HoleView, (row: HoleRow) => Partial<HoleRow>> = {
  full: (row) => row,
  pages: ({ pageId, playerId, score }) => ({ pageId, playerId, score }),
  players: ({ playerId, score }) => ({ playerId, score }),
}

export async function listHoles({ site, store }: Context, input: { gameId: string; view: HoleView }): Promise<{ holes: Partial<HoleRow>[] }> {
  assertGameId(site, input.gameId)
  return store.readSite(site.id, async (tx) => {
    if (!(await gameById(tx, input.gameId))) throw new Refusal('PGRST116')
    return { holes: (await holesOf(tx, input.gameId)).map(VIEWS[input.view]) }
  })
}
