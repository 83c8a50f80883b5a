import type { Act } from '../../model/commands/define-command.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { groupRemove } from '../../model/commands/group-remove.ts'
import type { Group } from '../../model/page/document.ts'
import { END_OF_PAGE } from '../../model/page/place.ts'
import type { ItemStatus } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Context } from '../context.ts'
import { groupToChange, runOnGroup, type OnGroup } from './run-on-group.ts'

/** What an editor may do to the status of a section by itself; only a publication makes a draft live. */
function actFor(pageId: string, group: Group, from: ItemStatus, to: ItemStatus): Act | null {
  const spot = { pageId, parentId: null, place: END_OF_PAGE }
  const isRemoval = (from === 'published' && to === 'markedForDeletion') || (from === 'draft' && to === 'deleted')
  if (isRemoval) return groupRemove.act({ ...spot, before: group })
  return from === 'markedForDeletion' && to === 'published' ? groupAdd.act({ ...spot, after: group }) : null
}

/** E-112, E-115: another status than the caller saw, or a step that is none, changes nothing. */
export async function setStatus(context: Context, { from, to, ...on }: OnGroup & { from: ItemStatus; to: ItemStatus }): Promise<{ group: { id: string; status: ItemStatus } }> {
  const group = await groupToChange(context, on)
  const act = actFor(on.pageId, group, from, to)
  // The same request again finds its work done.
  const isRepeated = on.commandId !== undefined && group.status === to
  if (!act || (group.status !== from && !isRepeated)) throw new Refusal('statusClash')
  const after = await runOnGroup(context, on, act, { from, to })
  return { group: { id: on.groupId, status: after?.status ?? 'deleted' } }
}
