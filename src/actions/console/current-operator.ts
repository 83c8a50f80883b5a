import { may } from '../../model/access.ts'
import type { SignedIn } from '../../services/auth/auth.ts'
import { EVERY_SITE, type ConsoleContext } from './console-context.ts'

/** Null also for an admin who is no longer one. */
export async function currentOperator({ auth, actor }: Pick<ConsoleContext, 'auth' | 'actor'>, { cookie, host }: { cookie: string; host: string }): Promise<SignedIn | null> {
  return may(actor, 'operate', EVERY_SITE) ? auth.whoIs({ cookie, host }) : null
}
