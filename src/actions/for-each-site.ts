import { siteIdsAfter } from '../store/sites.ts'
import type { Store } from '../store/store.ts'

const AT_ONCE = 1000

/** For work that goes through all sites, one after the other. */
export async function forEachSite({ platform }: Pick<Store, 'platform'>, work: (siteId: string) => Promise<void>): Promise<void> {
  for (let after: string | null = ''; after !== null;) {
    const siteIds: string[] = await siteIdsAfter(platform, after, AT_ONCE)
    for (const siteId of siteIds) await work(siteId)
    after = siteIds.length < AT_ONCE ? null : (siteIds.at(-1) ?? null)
  }
}
