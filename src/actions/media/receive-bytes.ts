import { Refusal } from '../../model/refusal.ts'
import { MAX_VIDEO_BYTES } from '../../model/upload.ts'
import { advanceUpload, openUploads, setUploadSize, type Upload } from '../../store/uploads.ts'
import type { Context } from '../context.ts'
import { ownUpload } from './own-upload.ts'
import { queueVideo } from './queue-video.ts'
import { assertRoom } from './site-storage.ts'
import { uploadExpiry } from './upload-expiry.ts'

/** Kept and acknowledged piece by piece; what one request holds in memory. */
const PIECE = 8 * 1024 * 1024

export type Arriving = {
  id: string
  /** Where the browser believes to go on. */
  offset: number
  /** How large the whole file is; said with the first bytes, or again. */
  size: number | null
  /** What the request says it brings. */
  announced: number
  body: AsyncIterable<Uint8Array>
}

/**
 * Bytes are kept, synced and only then noted, so that what is acknowledged survives any end of this process. A line that breaks leaves what
 * arrived until then. Two requests for the same stretch do no harm: one of them is told where the other got to.
 */
export async function receiveBytes(context: Context, arriving: Arriving): Promise<{ offset: number; size: number; expiresAt: string }> {
  const upload = await begin(context, arriving)
  const size = upload.size ?? 0
  if (arriving.announced > size - arriving.offset) throw new Refusal('bodyTooLarge')
  let at = upload
  for await (const piece of piecesOf(arriving.body, size - arriving.offset)) at = await keep(context, at, piece)
  return { offset: at.received, size, expiresAt: at.expiresAt }
}

async function begin({ site, actor, store, now }: Context, { id, offset, size }: Arriving): Promise<Upload> {
  return store.inSite(site.id, async (tx) => {
    const upload = await ownUpload(tx, { actor, id, now: now(), isLocked: true })
    if (upload.received !== offset) throw new Refusal('uploadOutOfStep', { data: { offset: upload.received } })
    if (upload.size !== null) {
      if (size !== null && size !== upload.size) throw new Refusal('invalidInput', { fieldErrors: { 'upload-length': 'changed' } })
      return upload
    }
    if (size === null || size === 0) throw new Refusal('invalidInput', { fieldErrors: { 'upload-length': 'required' } })
    if (size > MAX_VIDEO_BYTES) throw new Refusal('videoTooLarge')
    const { bytes } = await openUploads(tx, upload.userId)
    await assertRoom(tx, { coming: size, onTheWay: bytes })
    await setUploadSize(tx, id, size)
    return { ...upload, size }
  })
}

async function keep(context: Context, upload: Upload, piece: Uint8Array): Promise<Upload> {
  const { site, store, uploads, bell, now } = context
  const { id, received } = upload
  await uploads.keep(site.id, id, received, piece)
  const next = await store.inSite(site.id, async (tx) => {
    const noted = await advanceUpload(tx, { id, from: received, to: received + piece.length, expiresAt: uploadExpiry(now()) })
    if (noted) await queueVideo(context, tx, noted)
    return noted
  })
  if (!next) throw new Refusal('uploadOutOfStep')
  if (next.received === next.size) bell.ring('job')
  return next
}

/** A sender who says too much is refused; one who hangs up has sent what arrived. */
async function* piecesOf(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let [held, weight, total]: [Uint8Array[], number, number] = [[], 0, 0]
  const chunks = body[Symbol.asyncIterator]()
  for (;;) {
    const next = await chunks.next().catch(() => null)
    if (!next || next.done) break
    total += next.value.length
    if (total > most) {
      await chunks.return?.()
      throw new Refusal('bodyTooLarge')
    }
    held.push(next.value)
    weight += next.value.length
    if (weight < PIECE) continue
    yield Buffer.concat(held)
    held = []
    weight = 0
  }
  if (weight > 0) yield Buffer.concat(held)
}
