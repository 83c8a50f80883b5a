import { Refusal } from '../../model/refusal.ts'
import type { LiveMessage } from '../../services/live-games/live-games.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'

/** `lastHeard` is what a phone names that lost its stream. */
export type Follow = (lastHeard: number | null, send: (message: LiveMessage) => void) => Promise<() => void>

/** Everything that happens in one game, until the returned function is called. */
export function followGame({ site, live }: Context, { id, after = null }: { id: string; after?: number | null | undefined }): Follow {
  assertGameId(site, id)
  return async (lastHeard, send) => {
    const leave = await live.join({ siteId: site.id, gameId: id }, lastHeard ?? after, send)
    if (!leave) throw new Refusal('PGRST116')
    return leave
  }
}
