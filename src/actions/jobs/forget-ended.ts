import { deleteEndedJobs } from '../../store/job-queue.ts'
import type { Store } from '../../store/store.ts'
import { forEachSite } from '../for-each-site.ts'

const KEPT_DAYS = 30
const AT_ONCE = 500

/** What became of a job stays to be seen for a while. */
export async function forgetEndedJobs({ store, now }: { store: Store; now: () => Date }): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * 3_600_000).toISOString()
  await forEachSite(store, async (siteId) => {
    while ((await store.inSite(siteId, (tx) => deleteEndedJobs(tx, before, AT_ONCE))) === AT_ONCE);
  })
}
