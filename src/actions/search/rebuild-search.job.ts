import { z } from 'zod'
import { readVersion } from '../../store/page-versions.ts'
import { lockPage } from '../../store/pages.ts'
import { markIndexed, publishedPageIds, writeSearchEntries } from '../../store/search.ts'
import type { Store } from '../../store/store.ts'
import { defineJob } from '../jobs/define-job.ts'
import { readSearchTexts } from './read-search-texts.ts'

/** For a site that was published before pages were read for the search as today; one page after the other, so that nobody waits. */
export const rebuildSearchJob = defineJob({
  kind: 'rebuildSearch',
  payload: z.object({}),
  attempts: 5,
  async run({ store }, _, { siteId, signal, report }) {
    const pageIds = await store.inSite(siteId, publishedPageIds)
    for (const [at, pageId] of pageIds.entries()) {
      signal.throwIfAborted()
      report(at, pageIds.length)
      await rebuildPage(store, siteId, pageId)
    }
    report(pageIds.length, pageIds.length)
    await store.inSite(siteId, markIndexed)
  },
})

async function rebuildPage(store: Store, siteId: string, pageId: string): Promise<void> {
  await store.inSite(siteId, async (tx) => {
    const page = await lockPage(tx, pageId)
    const live = page?.liveVersion ? await readVersion(tx, page.liveVersion) : null
    if (live) await writeSearchEntries(tx, pageId, await readSearchTexts(tx, live))
  })
}
