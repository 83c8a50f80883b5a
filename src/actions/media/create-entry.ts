import { Refusal } from '../../model/refusal.ts'
import { insertMedia, mediaById } from '../../store/media.ts'
import { nameUpload } from '../../store/uploads.ts'
import type { Context } from '../context.ts'
import { ownUpload } from './own-upload.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'
import { queueVideo } from './queue-video.ts'

type Input = { uploadId: string; filename?: string | undefined }

/** Until its video is ready, a neutral shape that nobody can choose. */
const UNREADY = { mediaType: 'video', mimeType: 'application/vnd.apple.mpegurl', extension: 'jpg', fileSize: 0, width: 1280, height: 720, color: '#000000' } as const

/**
 * E-218: the medium that the upload becomes. Asked for again it is the same one; if preparing it had failed, that is tried again.
 */
export async function createEntry(context: Context, { uploadId, filename }: Input): Promise<{ media: MediaRecord }> {
  const { site, actor, store, bell, newId, now } = context
  const media = await store.inSite(site.id, async (tx) => {
    const upload = await ownUpload(tx, { actor, id: uploadId, now: now(), isLocked: true })
    const id = upload.mediaId ?? newId()
    if (upload.mediaId === null) {
      const name = filename ?? 'Video'
      await insertMedia(tx, { ...UNREADY, id, objectId: id, originalFilename: name, videoSettings: { source: 'mux', uploadId, status: 'upload' } })
      await nameUpload(tx, uploadId, { mediaId: id, filename: name })
    }
    const stored = await mediaById(tx, id)
    if (!stored) throw new Refusal('uploadGone')
    if (stored.videoSettings?.status === 'upload') await queueVideo(context, tx, { ...upload, mediaId: id })
    return stored
  })
  bell.ring('job')
  return { media: presentMedia(media) }
}
