import { assertMay } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { insertUpload, openUploads } from '../../store/uploads.ts'
import type { Context } from '../context.ts'
import { assertRoom } from './site-storage.ts'
import { uploadExpiry } from './upload-expiry.ts'

/** C-15: whoever begins and never ends must not fill the disk. */
const MAX_OF_USER = 5
const MAX_OF_SITE = 20

/** A place to send one video to, for a day; its size is said with the first bytes. */
export async function directUpload(context: Context): Promise<{ url: string; id: string }> {
  const { site, actor, store, videos, newId, now, log } = context
  assertMay(actor, 'edit', site.id)
  // Not after two gigabytes.
  if (!(await videos.isAvailable())) {
    log.error({ siteId: site.id }, 'ffmpeg is missing, so no video can be prepared: install it (Debian: apt-get install ffmpeg)')
    throw new Refusal('videoToolMissing')
  }
  const id = newId()
  const { userId } = actor
  await store.inSite(site.id, async (tx) => {
    const { ofUser, ofSite, bytes } = await openUploads(tx, userId)
    if (ofUser >= MAX_OF_USER || ofSite >= MAX_OF_SITE) throw new Refusal('tooManyUploads')
    await assertRoom(tx, { coming: 0, onTheWay: bytes })
    await insertUpload(tx, { id, userId, filename: '', mimeType: '', expiresAt: uploadExpiry(now()), createdAt: now().toISOString() })
  })
  return { url: `/api/v1/media/uploads/${id}`, id }
}
