import { assertMay } from '../../model/access.ts'
import { mayBecome, type ItemStatus } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { recordCommand } from '../../store/audit.ts'
import { lockGroup, setGroupStatus } from '../../store/groups.ts'
import { lockPage } from '../../store/pages.ts'
import type { Context } from '../context.ts'

export type RemoveGroupInput = { pageId: string; groupId: string; commandId?: string }

/** A draft goes at once and can be brought back by adding it again; what visitors see is only marked, and goes when that is published. */
export async function removeGroup(context: Context, input: RemoveGroupInput): Promise<{ group: { id: string; status: ItemStatus } }> {
  const { site, actor, store, newId } = context
  assertMay(actor, 'edit', site.id)
  return store.inSite(site.id, async (tx) => {
    const page = await lockPage(tx, input.pageId)
    const group = page && page.status !== 'deleted' ? await lockGroup(tx, input.groupId) : null
    if (!page || group?.pageId !== page.id || group.parentId !== null) throw new Refusal('notFound')
    const isNew = await recordCommand(tx, { id: input.commandId ?? newId(), userId: actor.userId, verb: 'group/remove', itemId: input.groupId })
    const status = group.status === 'draft' ? 'deleted' : 'markedForDeletion'
    if (!isNew || group.status === 'deleted' || group.status === status) return { group: { id: input.groupId, status: group.status } }
    if (!mayBecome(group.status, status)) throw new Refusal('statusClash')
    await setGroupStatus(tx, input.groupId, status)
    return { group: { id: input.groupId, status } }
  })
}
