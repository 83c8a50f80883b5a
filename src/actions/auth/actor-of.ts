import { VISITOR, type Actor } from '../../model/access.ts'
import { siteIdsOf } from '../../store/members.ts'
import type { Parts } from '../context.ts'

type Request = { cookie: string; host: string; siteId: string }

/** Who sends this request. On one site's host an editor is an editor of that site only, whatever else is his. */
export async function actorOf({ auth, store }: Pick<Parts, 'auth' | 'store'>, { cookie, host, siteId }: Request): Promise<Actor> {
  const user = await auth.whoIs({ cookie, host })
  if (!user) return VISITOR
  const { userId, name, role } = user
  const siteIds = role === 'admin' ? [] : await siteIdsOf(store.platform, userId)
  return { kind: 'user', userId, name, role, siteIds: siteIds.filter((id) => id === siteId) }
}
