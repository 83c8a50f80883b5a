import { VISITOR, type Actor } from '../../model/access.ts'
import type { Parts } from '../context.ts'

/** Who sends this request to the console. A session of a site's host counts for nothing here, not even an admin's. */
export async function operatorOf({ auth }: Pick<Parts, 'auth'>, { cookie, host }: { cookie: string; host: string }): Promise<Actor> {
  const user = await auth.whoIs({ cookie, host })
  return user ? { kind: 'user', userId: user.userId, name: user.name, role: user.role, siteIds: [] } : VISITOR
}
