import { deleteOldGroups, deleteOldPages } from '../../store/bin.ts'
import { deleteOldPictures } from '../../store/media-bin.ts'
import type { Parts } from '../context.ts'
import { forEachSite } from '../for-each-site.ts'

const KEPT_DAYS = 30
const AT_ONCE = 200

type BinParts = Pick<Parts, 'store' | 'pictures' | 'streams'>

/** What was deleted can be brought back for thirty days; then it goes for good. Pages first: what only they showed goes with them. */
export async function emptyBin({ store, pictures, streams }: BinParts): Promise<void> {
  await forEachSite(store, async (siteId) => {
    for (const remove of [deleteOldPages, deleteOldGroups]) while ((await store.inSite(siteId, (tx) => remove(tx, KEPT_DAYS, AT_ONCE))) > 0);
    await emptyPictures({ store, pictures, streams }, siteId)
  })
}

/** Rows first: what is cut off leaves files that nobody names, and never a name without its file. */
async function emptyPictures({ store, pictures, streams }: BinParts, siteId: string): Promise<void> {
  for (let after: string | null = ''; after !== null;) {
    const from: string = after
    const { gone, last } = await store.inSite(siteId, (tx) => deleteOldPictures(tx, KEPT_DAYS, from))
    for (const file of gone) {
      await pictures.remove(siteId, file)
      if (file.isVideo) await streams.remove(siteId, file.objectId)
    }
    after = last
  }
}
