import { moveAct } from '../../model/commands/move-act.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import type { Context } from '../context.ts'
import { groupToChange, runOnGroup, type OnGroup } from './run-on-group.ts'

export type Direction = 'up' | 'down'

/** E-035: one place up or down among its neighbours; at the end of the line nothing happens. */
export async function moveGroup(context: Context, { direction, ...on }: OnGroup & { direction: Direction }): Promise<{ group: { id: string } }> {
  await groupToChange(context, on)
  const { groups } = await context.store.readSite(context.site.id, async (tx) => readWorkingContent(tx, on.pageId))
  const act = moveAct({ pageId: on.pageId, groups }, on.groupId, direction === 'up' ? -1 : 1)
  if (act) await runOnGroup(context, on, act, { direction })
  return { group: { id: on.groupId } }
}
