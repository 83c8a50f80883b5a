import { Refusal } from '../../model/refusal.ts'
import { homesOfGroups } from '../../store/groups.ts'
import type { Context } from '../context.ts'

/** For calls that name a group and not its page. */
export async function pageHolding({ site, store }: Context, groupId: string): Promise<string> {
  const [home] = await store.readSite(site.id, (tx) => homesOfGroups(tx, [groupId]))
  if (!home) throw new Refusal('notFound')
  return home.pageId
}
