import { readVersion } from '../../store/page-versions.ts'
import { lockPage } from '../../store/pages.ts'
import { markIndexed, publishedPageIds, sitesToIndex, writeSearchEntries } from '../../store/search.ts'
import type { Store } from '../../store/store.ts'
import { searchTextsOf } from './search-texts.ts'

/** For sites that were published before pages were read for the search as today; one page after the other, so that nobody waits. */
export async function rebuildSearch(store: Store, isStopping: () => boolean = () => false): Promise<{ sites: number }> {
  const siteIds = await sitesToIndex(store.platform)
  for (const siteId of siteIds) {
    const pageIds = await store.inSite(siteId, publishedPageIds)
    for (const pageId of pageIds) {
      if (isStopping()) return { sites: 0 }
      await rebuildPage(store, siteId, pageId)
    }
    await store.inSite(siteId, markIndexed)
  }
  return { sites: siteIds.length }
}

async function rebuildPage(store: Store, siteId: string, pageId: string): Promise<void> {
  await store.inSite(siteId, async (tx) => {
    const page = await lockPage(tx, pageId)
    const live = page?.liveVersion ? await readVersion(tx, page.liveVersion) : null
    if (live) await writeSearchEntries(tx, pageId, searchTextsOf(live))
  })
}
