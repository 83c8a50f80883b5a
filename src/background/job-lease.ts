import type { Parts } from '../actions/context.ts'
import { keepJob, type TakenJob } from '../store/job-queue.ts'
import type { JobProgress } from '../store/schema/jobs.ts'

const PROGRESS_EVERY_MS = 1000

export type RunnerParts = Pick<Parts, 'store' | 'now' | 'newId' | 'log' | 'bell'>

export type HeldJob = TakenJob & { siteId: string; lockedBy: string }

type Options = { leaseMs: number; onLost: () => void }

/** Says again and again that the job is still being worked on, with how far it is; ends the work when that could not be said in time. */
export function holdLease({ store, now, log }: RunnerParts, { siteId, id, lockedBy }: HeldJob, { leaseMs, onLost }: Options) {
  let until = now().getTime() + leaseMs
  let progress: JobProgress | null = null
  let savedAt = 0
  let saving: Promise<void> | null = null

  async function save(): Promise<void> {
    const lockedUntil = now().getTime() + leaseMs
    try {
      const isOurs = await store.inSite(siteId, (tx) => keepJob(tx, { id, lockedBy, progress, lockedUntil: new Date(lockedUntil).toISOString() }))
      if (isOurs) until = lockedUntil
      else onLost()
    } catch (error) {
      log.warn({ siteId, jobId: id, error: error instanceof Error ? error.name : 'unknown' }, 'a running job could not say so')
      if (now().getTime() >= until) onLost()
    }
  }

  function keep(): void {
    savedAt = performance.now()
    saving ??= save().finally(() => (saving = null))
  }

  const timer = setInterval(keep, leaseMs / 4)
  return {
    report: (done: number, total: number) => {
      progress = { done, total }
      if (performance.now() - savedAt > PROGRESS_EVERY_MS) keep()
    },
    /** How far it came, once nothing is being written any more. */
    async end(): Promise<JobProgress | null> {
      clearInterval(timer)
      await saving
      return progress
    },
  }
}
