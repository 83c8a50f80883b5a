import { bringForward } from '../../store/chores.ts'
import { insertJob } from '../../store/job-queue.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Parts } from '../context.ts'
import type { Job } from './define-job.ts'

type Options<Payload> = {
  payload: Payload
  /** The same work is not queued twice while it is not over. */
  key?: string
  runAfter?: Date
}

/**
 * Part of the transaction that makes the work necessary, and last in it. After its commit `bell.ring('job')` has it begun at once.
 * False: the same is waiting or running already.
 */
export async function enqueueJob<Payload>(
  { now, newId }: Pick<Parts, 'now' | 'newId'>,
  tx: SiteTx,
  job: Job<Payload>,
  { payload, key, runAfter = now() }: Options<Payload>,
): Promise<boolean> {
  const isNew = await insertJob(tx, {
    id: newId(),
    kind: job.kind,
    payload: job.payload.parse(payload),
    key: key ?? null,
    runAfter: runAfter.toISOString(),
    createdAt: now().toISOString(),
  })
  if (isNew) await bringForward(tx, 'job', runAfter)
  return isNew
}
