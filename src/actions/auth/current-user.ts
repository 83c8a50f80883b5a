import { may } from '../../model/access.ts'
import type { SignedIn } from '../../services/auth/auth.ts'
import type { Context } from '../context.ts'

/** Null also for an editor who is no longer one of this site. */
export async function currentUser({ auth, site, actor }: Pick<Context, 'auth' | 'site' | 'actor'>, request: { cookie: string; host: string }): Promise<SignedIn | null> {
  return may(actor, 'read', site.id) ? auth.whoIs(request) : null
}
