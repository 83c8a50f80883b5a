import { deleteOldGroups, deleteOldPages } from '../../store/bin.ts'
import type { Store } from '../../store/store.ts'
import { forEachSite } from '../for-each-site.ts'

const KEPT_DAYS = 30
const AT_ONCE = 200

/**
 * What was deleted can be brought back for thirty days; then it goes for good. Pictures stay: published versions may show them,
 * and nothing removes the files of a picture yet.
 */
export async function emptyBin({ store }: { store: Store }): Promise<void> {
  await forEachSite(store, async (siteId) => {
    for (const remove of [deleteOldPages, deleteOldGroups]) while ((await store.inSite(siteId, (tx) => remove(tx, KEPT_DAYS, AT_ONCE))) > 0);
  })
}
