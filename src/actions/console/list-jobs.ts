import { assertMay } from '../../model/access.ts'
import { listJobs, type JobRow } from '../../store/job-queue.ts'
import type { ConsoleContext } from './console-context.ts'

const SHOWN = 100

/** The newest jobs of a site and what became of them. */
export async function listJobsForConsole({ store, actor }: Pick<ConsoleContext, 'store' | 'actor'>, { siteId }: { siteId: string }): Promise<JobRow[]> {
  assertMay(actor, 'operate', siteId)
  return store.readSite(siteId, (tx) => listJobs(tx, SHOWN))
}
