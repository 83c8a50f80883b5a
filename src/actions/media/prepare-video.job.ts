import { z } from 'zod'
import { variantPath, variantWidths } from '../../model/media.ts'
import { VideoUnusable, type MadeVideo } from '../../services/videos/videos.ts'
import { finishVideo, mediaById } from '../../store/media.ts'
import { deleteUpload, uploadById } from '../../store/uploads.ts'
import type { Parts } from '../context.ts'
import { defineJob, type JobRun } from '../jobs/define-job.ts'
import { JobFailure } from '../jobs/job-failure.ts'
import { prepareVariants } from '../pictures/prepare-variants.ts'

const payload = z.object({ uploadId: z.string(), mediaId: z.string() })
const POSTER_WIDTH = 1280

/** Makes an upload a stream with a picture before it. Files first, the row last: what says that it is ready can be played. */
export const prepareVideoJob = defineJob({
  kind: 'prepareVideo',
  payload,
  attempts: 3,
  async run(parts, { uploadId, mediaId }, run) {
    const { store, videos, uploads, log } = parts
    const { siteId, signal } = run
    const [upload, medium] = await store.readSite(siteId, async (tx) => [await uploadById(tx, uploadId), await mediaById(tx, mediaId)] as const)
    // Deleted or cancelled meanwhile.
    if (!medium) return
    if (medium.videoSettings?.status !== 'ready') {
      if (!upload?.size) throw new JobFailure('uploadGone', { isFinal: true })
      const source = uploads.read(siteId, uploadId, upload.size)
      await videos
        .prepare({ source, signal, onProgress: (part) => run.report(Math.round(part * 100), 100) }, (made) => keep(parts, run, { mediaId, uploadId, made }))
        .catch((error: unknown) => {
          if (error instanceof VideoUnusable && error.trouble === 'toolMissing')
            log.error({ siteId, mediaId }, 'ffmpeg is missing, so no video can be prepared: install it (Debian: apt-get install ffmpeg)')
          throw failureOf(error)
        })
    }
    await uploads.remove(siteId, uploadId)
    await store.inSite(siteId, (tx) => deleteUpload(tx, uploadId))
  },
})

/** What lies in the file is final; everything else may be over by the next time. */
function failureOf(error: unknown): unknown {
  return error instanceof VideoUnusable ? new JobFailure(error.trouble, { isFinal: true }) : error
}

type Keeping = { mediaId: string; uploadId: string; made: MadeVideo }

async function keep(parts: Parts, { siteId, signal }: JobRun, { mediaId, uploadId, made }: Keeping): Promise<void> {
  const { pictures, streams, store, now } = parts
  // The picture takes the way of every picture, and lies where the row of the video names it.
  const still = await pictures.accept(siteId, mediaId, made.still)
  await prepareVariants(parts, siteId, { objectId: mediaId, extension: still.extension, width: still.width })
  for (const { name, read } of made.files) {
    signal.throwIfAborted()
    await streams.put(siteId, mediaId, name, await read())
  }
  const { width, height } = made
  const posterUrl = variantPath(mediaId, variantWidths(still).findLast((each) => each <= POSTER_WIDTH) ?? still.width)
  const isThere = await store.inSite(siteId, (tx) =>
    finishVideo(tx, mediaId, {
      mimeType: 'application/vnd.apple.mpegurl',
      extension: still.extension,
      fileSize: Math.min(
        2_147_483_647,
        made.files.reduce((sum, { size }) => sum + size, 0),
      ),
      // Of the picture: its variants are found by this width.
      width: still.width,
      height: still.height,
      blurHash: still.blurHash,
      color: still.color,
      videoSettings: { source: 'mux', videoId: mediaId, aspectRatio: `${width}:${height}`, posterUrl, uploadId, status: 'ready' },
      updatedAt: now().toISOString(),
    }),
  )
  if (!isThere) await streams.remove(siteId, mediaId)
}
