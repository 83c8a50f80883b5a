import type { SignedIn } from '../../services/auth/auth.ts'
import { siteIdsOf } from '../../store/members.ts'
import type { Context } from '../context.ts'
import { openSession, type OpenedSession, type SignInInput } from './open-session.ts'

type SignInContext = Pick<Context, 'auth' | 'store' | 'limits' | 'site'>

/** On the host that was asked for: a site may have several, and a session belongs to one. */
export function signIn(context: SignInContext, input: SignInInput): Promise<OpenedSession> {
  return openSession(context, input, (user) => belongsToSite(context, user))
}

async function belongsToSite({ store, site }: SignInContext, user: SignedIn): Promise<boolean> {
  return user.role === 'admin' || (await siteIdsOf(store.platform, user.userId)).includes(site.id)
}
