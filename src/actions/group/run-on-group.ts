import { assertMay } from '../../model/access.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Group } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'
import { findOnPage } from './find-on-page.ts'

export type OnGroup = { pageId: string; groupId: string; commandId?: string }

/** A section or card of this page as it is, for whoever may change it; one that is gone is not found. */
export async function groupToChange(context: Context, { pageId, groupId }: OnGroup): Promise<Group> {
  assertMay(context.actor, 'edit', context.site.id)
  const group = await findOnPage(context, pageId, groupId)
  if (!group) throw new Refusal('notFound')
  return group
}

/** For calls that bring no revisions: whatever is there now is what their author saw. */
export async function runOnGroup(context: Context, { pageId, groupId, commandId }: OnGroup, act: Act, asked: unknown): Promise<Group | null> {
  const { groups } = await runCommand(context, { ...act, id: commandId ?? context.newId(), pageId, revisions: null, asked })
  return groups.find(({ id }) => id === groupId) ?? null
}
