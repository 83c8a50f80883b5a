import { assertMay } from '../../model/access.ts'
import { markSeen } from '../../store/changelog.ts'
import type { Context } from '../context.ts'

/** E-209: what was shown is news no longer, for this editor on this site. */
export async function markChangelogSeen(context: Context, dates: readonly string[]): Promise<void> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  await store.inSite(site.id, (tx) => markSeen(tx, actor.userId, dates))
}
