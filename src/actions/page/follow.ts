import { assertMay, may } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { actorOf } from '../auth/actor-of.ts'
import type { Context } from '../context.ts'
import type { Follow } from '../live/follow.ts'
import type { Presence } from '../live/page-messages.ts'

type Input = { id: string; session: string; after?: number | null | undefined }

/** Everything that is changed on one page, that something of the site was changed, and who else has the page open. Whoever loses the right to edit hears no more. */
export function followPage(context: Context, { id, session, after = null }: Input, request: { cookie: string; host: string }): Follow {
  const { site, actor, topics } = context
  assertMay(actor, 'edit', site.id)
  const place = { siteId: site.id, id }
  const who = { session, userId: actor.userId, name: actor.name }
  const say = (message: Presence) => topics.page.tell(place, message)
  return async (lastHeard, send) => {
    const leave = await topics.page.join(place, lastHeard ?? after, send)
    if (!leave) throw new Refusal('notFound')
    const leaveSite = await topics.site.join({ siteId: site.id, id: site.id }, null, send)
    say({ name: 'here', data: { ...who, isNew: true } })
    return {
      leave() {
        leave()
        leaveSite?.()
        say({ name: 'gone', data: { session } })
      },
      async beat() {
        say({ name: 'here', data: who })
        return may(await actorOf(context, { ...request, siteId: site.id }), 'edit', site.id)
      },
    }
  }
}
