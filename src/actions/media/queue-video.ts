import type { SiteTx } from '../../store/store.ts'
import type { Upload } from '../../store/uploads.ts'
import type { Parts } from '../context.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { prepareVideoJob } from './prepare-video.job.ts'

/** Once all of it is here and a medium waits for it, in whichever order these happen; the transaction that finds it so does it. */
export async function queueVideo(parts: Pick<Parts, 'now' | 'newId'>, tx: SiteTx, { id, size, received, mediaId }: Upload): Promise<boolean> {
  if (size === null || received !== size || mediaId === null) return false
  return enqueueJob(parts, tx, prepareVideoJob, { payload: { uploadId: id, mediaId }, key: id })
}
