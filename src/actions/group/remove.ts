import { assertMay } from '../../model/access.ts'
import { groupRemove } from '../../model/commands/group-remove.ts'
import { END_OF_PAGE } from '../../model/page/place.ts'
import type { ItemStatus } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'
import { findOnPage } from './find-on-page.ts'

export type RemoveGroupInput = { pageId: string; groupId: string; commandId?: string }

/** A draft goes at once and can be brought back by adding it again; what visitors see is only marked, and goes when that is published. */
export async function removeGroup(context: Context, { pageId, groupId, commandId }: RemoveGroupInput): Promise<{ group: { id: string; status: ItemStatus } }> {
  assertMay(context.actor, 'edit', context.site.id)
  const group = await findOnPage(context, pageId, groupId)
  if (!group) throw new Refusal('notFound')
  const act = groupRemove.act({ pageId, parentId: null, place: END_OF_PAGE, before: group })
  const outcome = await runCommand(context, { ...act, id: commandId ?? context.newId(), pageId, revisions: null, asked: groupId })
  return { group: { id: groupId, status: outcome.groups.find(({ id }) => id === groupId)?.status ?? 'deleted' } }
}
