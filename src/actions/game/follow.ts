import { Refusal } from '../../model/refusal.ts'
import type { Context } from '../context.ts'
import type { Follow } from '../live/follow.ts'
import { assertGameId } from './assert-game.ts'

/** Everything that happens in one game. */
export function followGame({ site, topics }: Context, { id, after = null }: { id: string; after?: number | null | undefined }): Follow {
  assertGameId(site, id)
  return async (lastHeard, send) => {
    const leave = await topics.game.join({ siteId: site.id, id }, lastHeard ?? after, send)
    if (!leave) throw new Refusal('PGRST116')
    return { leave }
  }
}
