import { deleteUnready } from '../../store/media.ts'
import { deleteUpload, expiredUploads, uploadIds } from '../../store/uploads.ts'
import type { Parts } from '../context.ts'
import { forEachSite } from '../for-each-site.ts'

/** What nobody goes on with: its row, the medium that it never became, and its bytes; also bytes whose row is gone. */
export async function forgetUploads({ store, uploads, now }: Pick<Parts, 'store' | 'uploads' | 'now'>): Promise<void> {
  await forEachSite(store, async (siteId) => {
    const known = await store.inSite(siteId, async (tx) => {
      for (const { id, mediaId } of await expiredUploads(tx, now().toISOString())) {
        if (mediaId !== null) await deleteUnready(tx, mediaId)
        await deleteUpload(tx, id)
      }
      return new Set(await uploadIds(tx))
    })
    for (const id of await uploads.ids(siteId)) if (!known.has(id)) await uploads.remove(siteId, id)
  })
}
