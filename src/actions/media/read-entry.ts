import { assertMay } from '../../model/access.ts'
import { isId } from '../../model/ids.ts'
import { Refusal } from '../../model/refusal.ts'
import { lastJob } from '../../store/job-queue.ts'
import { mediaByUpload } from '../../store/media.ts'
import { uploadById } from '../../store/uploads.ts'
import type { Context } from '../context.ts'
import { prepareVideoJob } from './prepare-video.job.ts'
import { presentMedia, type MediaRecord } from './present-media.ts'

export type EntryState = {
  media: MediaRecord
  state: 'uploading' | 'processing' | 'ready' | 'failed'
  /** Of what is being done now, from 0 to 1. */
  progress: number
  /** A class of failure, where it failed for good. */
  failure: string | null
}

/** E-142: what became of an upload; the editor asks again and again. */
export async function readEntry({ site, actor, store }: Context, uploadId: string): Promise<EntryState> {
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const stored = isId(uploadId) ? await mediaByUpload(tx, uploadId) : null
    if (!stored) throw new Refusal('notFound')
    const media = presentMedia(stored)
    if (stored.videoSettings?.status === 'ready') return { media, state: 'ready', progress: 1, failure: null }
    const job = await lastJob(tx, prepareVideoJob.kind, uploadId)
    if (job?.state === 'failed') return { media, state: 'failed', progress: 0, failure: job.error }
    const done = ({ done: part, total }: { done: number; total: number }) => (total > 0 ? part / total : 0)
    if (job) return { media, state: 'processing', progress: job.progress ? done(job.progress) : 0, failure: null }
    const upload = await uploadById(tx, uploadId)
    return { media, state: 'uploading', progress: done({ done: upload?.received ?? 0, total: upload?.size ?? 0 }), failure: null }
  })
}
