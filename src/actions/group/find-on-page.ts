import { isId } from '../../model/ids.ts'
import type { Group } from '../../model/page/document.ts'
import { groupOf, readPageRows } from '../../store/page-rows.ts'
import type { Context } from '../context.ts'

/** A group of this page with all it holds, also one that was removed. */
export async function findOnPage({ site, store }: Context, pageId: string, groupId: string): Promise<Group | null> {
  if (!isId(pageId) || !isId(groupId)) return null
  return store.readSite(site.id, async (tx) => groupOf(await readPageRows(tx, pageId, [groupId]), groupId))
}
