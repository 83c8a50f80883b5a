import { assertMay } from '../../model/access.ts'
import type { Site } from '../../model/site/site.ts'
import { countPages } from '../../store/page-counts.ts'
import { listSites } from '../../store/sites.ts'
import { EVERY_SITE, type ConsoleContext } from './console-context.ts'

export type SiteSummary = { site: Site; otherHosts: readonly string[]; pageCount: number }

/** Sites counted side by side; each count is a transaction of its own site. */
const AT_ONCE = 4

/** Every site once, under its first host. */
export async function listSitesForConsole({ store, actor }: Pick<ConsoleContext, 'store' | 'actor'>): Promise<SiteSummary[]> {
  assertMay(actor, 'operate', EVERY_SITE)
  const bySite = Map.groupBy(await listSites(store.platform), ({ id }) => id)
  const found = [...bySite.values()].flatMap(([site, ...others]) => (site ? [{ site, otherHosts: others.map(({ host }) => host) }] : []))
  const summaries: SiteSummary[] = []
  for (let start = 0; start < found.length; start += AT_ONCE) {
    const batch = found.slice(start, start + AT_ONCE)
    summaries.push(...(await Promise.all(batch.map(async (entry) => ({ ...entry, pageCount: await store.inSite(entry.site.id, countPages) })))))
  }
  return summaries
}
