import { assertMay } from '../../model/access.ts'
import type { BranchHours } from '../../model/business/branch.ts'
import { branchHours } from '../../store/branches.ts'
import type { Context } from '../context.ts'

/** The places of the site's business with their hours, and whether those were changed here. */
export async function listBranches({ site, actor, store }: Context): Promise<{ branches: BranchHours[] }> {
  assertMay(actor, 'read', site.id)
  return { branches: await store.readSite(site.id, branchHours) }
}
