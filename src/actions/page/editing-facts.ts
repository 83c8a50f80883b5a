import type { BranchChoice } from '../../model/business/branch.ts'
import { activeBranches } from '../../store/branches.ts'
import { hostsOf } from '../../store/sites.ts'
import type { Context } from '../context.ts'

/** What editors choose from: the site's branches, and its own hosts, which no booking page may have. */
export async function editingFacts({ site, store }: Pick<Context, 'site' | 'store'>): Promise<{ hosts: readonly string[]; branches: readonly BranchChoice[] }> {
  const [hosts, found] = await Promise.all([hostsOf(store.platform, site.id), store.readSite(site.id, (tx) => activeBranches(tx, 'all'))])
  return { hosts, branches: found.map(({ id, name, street, streetNumber, city }) => ({ id, name, street, streetNumber, city })) }
}
