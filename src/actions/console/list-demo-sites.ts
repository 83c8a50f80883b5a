import type { Site } from '../../model/site/site.ts'
import { listSites } from '../../store/sites.ts'
import type { Parts } from '../context.ts'

/** For everybody, so it is asked for in demo mode only: where the sites of an installation are is its operator's business. */
export async function listDemoSites({ store }: Pick<Parts, 'store'>): Promise<Site[]> {
  const bySite = Map.groupBy(await listSites(store.platform), ({ id }) => id)
  return [...bySite.values()].flatMap(([site]) => (site ? [site] : []))
}
