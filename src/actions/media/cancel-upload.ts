import { deleteUnready } from '../../store/media.ts'
import { deleteUpload } from '../../store/uploads.ts'
import type { Context } from '../context.ts'
import { ownUpload } from './own-upload.ts'

/** The row first: bytes without a row are swept, a row without its bytes would promise something. */
export async function cancelUpload({ site, actor, store, uploads, now }: Context, id: string): Promise<void> {
  await store.inSite(site.id, async (tx) => {
    const upload = await ownUpload(tx, { actor, id, now: now(), isLocked: true })
    if (upload.mediaId !== null) await deleteUnready(tx, upload.mediaId)
    await deleteUpload(tx, id)
  })
  await uploads.remove(site.id, id)
}
