import { assertMay } from '../../model/access.ts'
import type { BranchHours } from '../../model/business/branch.ts'
import { branchHoursChange } from '../../model/commands/branch-hours.ts'
import { Refusal } from '../../model/refusal.ts'
import { branchHours } from '../../store/branches.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'

/** the hours of the business lookup count again. What was there stays in the record of changes (C-44). */
export async function resetHours(context: Context, branchId: string): Promise<{ branches: BranchHours[] }> {
  const { site, actor, store, newId } = context
  assertMay(actor, 'edit', site.id)
  const read = () => store.readSite(site.id, branchHours)
  const branch = (await read()).find(({ id }) => id === branchId)
  if (!branch) throw new Refusal('branchNotFound')
  if (branch.isOwn) await runCommand(context, { ...branchHoursChange.act({ branchId, before: branch.hours, after: null }), id: newId(), pageId: site.id, revisions: null })
  return { branches: await read() }
}
