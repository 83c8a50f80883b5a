import { sitesToIndex } from '../../store/search.ts'
import type { Parts } from '../context.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { rebuildSearchJob } from './rebuild-search.job.ts'

/** After an update that reads pages otherwise: visitors of older sites only find less until it is done. */
export async function queueRebuilds(parts: Pick<Parts, 'store' | 'now' | 'newId' | 'bell'>): Promise<void> {
  const { store, bell } = parts
  const siteIds = await sitesToIndex(store.platform)
  for (const siteId of siteIds) await store.inSite(siteId, (tx) => enqueueJob(parts, tx, rebuildSearchJob, { payload: {}, key: 'all' }))
  if (siteIds.length > 0) bell.ring('job')
}
