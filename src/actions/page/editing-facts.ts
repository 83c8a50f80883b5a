import type { BranchChoice } from '../../model/business/branch.ts'
import { isStarting } from '../../model/site/start.ts'
import { activeBranches } from '../../store/branches.ts'
import { hasUnseen } from '../../store/changelog.ts'
import { hostsOf } from '../../store/sites.ts'
import { readThings } from '../../store/things/things.ts'
import type { Context } from '../context.ts'

export type EditingFacts = { hosts: readonly string[]; branches: readonly BranchChoice[]; hasNews: boolean; isNew: boolean }

/** What editors choose from: the site's branches, and its own hosts, which no booking page may have. And what they should be told: news, or how to begin. */
export async function editingFacts({ site, store, actor }: Pick<Context, 'site' | 'store' | 'actor'>): Promise<EditingFacts> {
  const [hosts, { found, hasNews, isNew }] = await Promise.all([
    hostsOf(store.platform, site.id),
    store.readSite(site.id, async (tx) => ({
      found: await activeBranches(tx, 'all'),
      hasNews: actor.kind === 'user' && (await hasUnseen(tx, actor.userId)),
      isNew: isStarting((await readThings(tx, ['start'])).get('start')?.value),
    })),
  ])
  return { hosts, hasNews, isNew, branches: found.map(({ id, name, street, streetNumber, city }) => ({ id, name, street, streetNumber, city })) }
}
