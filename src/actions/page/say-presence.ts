import { assertMay } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { pageById } from '../../store/pages.ts'
import type { Context } from '../context.ts'

/** Tells the others on a page where somebody works. Nothing of it is stored. */
export async function sayPresence({ site, actor, store, topics }: Context, { id, session, groupId }: { id: string; session: string; groupId: string | null }): Promise<void> {
  assertMay(actor, 'edit', site.id)
  const page = await store.readSite(site.id, (tx) => pageById(tx, id))
  if (!page || page.status === 'deleted') throw new Refusal('notFound')
  topics.page.tell({ siteId: site.id, id }, { name: 'here', data: { session, userId: actor.userId, name: actor.name, groupId } })
}
