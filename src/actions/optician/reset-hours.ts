import { assertMay } from '../../model/access.ts'
import type { BranchHours } from '../../model/business/branch.ts'
import { branchesTag } from '../../model/cache-tags.ts'
import { Refusal } from '../../model/refusal.ts'
import { branchHours, dropOwnHours } from '../../store/branches.ts'
import { recordChange } from '../../store/changes.ts'
import type { Context } from '../context.ts'

/** the hours of the business lookup count again. What was there stays in the record of changes (C-44). */
export async function resetHours(context: Context, branchId: string): Promise<{ branches: BranchHours[] }> {
  const { site, actor, store, purge, newId } = context
  assertMay(actor, 'edit', site.id)
  const { news, branches } = await store.inSite(site.id, async (tx) => {
    const dropped = await dropOwnHours(tx, branchId)
    if (dropped === undefined) throw new Refusal('branchNotFound')
    const left = await branchHours(tx)
    if (dropped === null) return { news: null, branches: left }
    const told = await purge.announce(tx, [branchesTag(site.id)])
    await recordChange(tx, {
      id: newId(),
      userId: actor.userId,
      pageId: null,
      kind: 'branch.hours',
      keys: [`branch:${branchId}`],
      target: { branchId },
      before: dropped,
      after: null,
    })
    return { news: told, branches: left }
  })
  await news?.acknowledged()
  return { branches }
}
