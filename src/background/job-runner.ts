import type { StoredJob } from '../actions/jobs/define-job.ts'
import { JobFailure } from '../actions/jobs/job-failure.ts'
import { afterLeftAlone, bringForward, settleChore, takeChore } from '../store/chores.ts'
import { failJob, finishJob, giveBackJob, nextJobAt, takeJob, type TakenJob } from '../store/job-queue.ts'
import type { SiteTx } from '../store/store.ts'
import { holdLease, type HeldJob, type RunnerParts } from './job-lease.ts'
import { jobRetryTime } from './job-retry-time.ts'

export type JobRunner = {
  /** Begins what is due, as far as there is room; does not wait for its end. */
  round: (isStopping: () => boolean) => Promise<void>
  /** Asks what is running to stop, and waits for it. */
  stop: () => Promise<void>
}

type Options = {
  /** Jobs at the same time in this process. Most of them wait for others; a kind that needs a whole core limits itself. */
  slots?: number
  /** How long a job is left to a process that no longer says anything. */
  leaseMs?: number
}

/** Runs the jobs of all sites. The database decides which process runs which, so that each runs once. */
export function createJobRunner<Given extends RunnerParts>(parts: Given, jobs: readonly StoredJob<Given>[], { slots = 8, leaseMs = 60_000 }: Options = {}): JobRunner {
  const { store, now, newId, log, bell } = parts
  const byKind = new Map(jobs.map((job) => [job.kind, job]))
  const kinds = [...byKind.keys()]
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  async function take(siteId: string): Promise<HeldJob | null> {
    const [at, lockedBy] = [now(), newId()]
    const lockedUntil = new Date(at.getTime() + leaseMs).toISOString()
    const taken: TakenJob[] = []
    await store.inSite(siteId, (tx) =>
      settleChore(tx, 'job', async () => {
        const job = await takeJob(tx, { kinds, now: at.toISOString(), lockedBy, lockedUntil })
        if (job) taken.push(job)
        return nextJobAt(tx, { kinds, now: at.toISOString(), later: afterLeftAlone(at) })
      }),
    )
    const [job] = taken
    return job ? { ...job, siteId, lockedBy } : null
  }

  /** The site's entry first, as when a job is taken, else the two could wait for each other. It is looked at again: others of the kind may go on. */
  const end = (siteId: string, write: (tx: SiteTx, at: string) => Promise<void>) =>
    store.inSite(siteId, async (tx) => {
      await bringForward(tx, 'job', now())
      await write(tx, now().toISOString())
    })

  async function fail(job: HeldJob, definition: StoredJob<Given>, error: unknown): Promise<void> {
    const failure = error instanceof JobFailure ? error.message : 'unexpected'
    const isOver = (error instanceof JobFailure && error.isFinal) || job.attempts >= definition.attempts
    const { siteId, id, kind, attempts } = job
    log.error({ siteId, jobId: id, kind, attempts, failure, isGivenUp: isOver, error: error instanceof Error ? error.stack : String(error) }, 'job failed')
    await end(siteId, (tx, at) => failJob(tx, { ...job, error: failure, runAfter: isOver ? null : jobRetryTime(attempts, now()).toISOString(), at }))
  }

  async function run(job: HeldJob, definition: StoredJob<Given>): Promise<void> {
    // It was begun often enough, and each time its process ended before it did.
    if (job.attempts > definition.attempts) return fail(job, definition, new JobFailure('interrupted', { isFinal: true }))
    const lost = new AbortController()
    const lease = holdLease(parts, job, { leaseMs, onLost: () => lost.abort() })
    const outcome = await definition.runStored(parts, job.payload, { siteId: job.siteId, signal: AbortSignal.any([lost.signal, stopping.signal]), report: lease.report }).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    const progress = await lease.end()
    if (outcome === null) await end(job.siteId, (tx, at) => finishJob(tx, { ...job, progress, at }))
    else if (stopping.signal.aborted) await end(job.siteId, (tx) => giveBackJob(tx, job))
    else if (!lost.signal.aborted) await fail(job, definition, outcome.error)
  }

  /** What cannot be written down because the database is away runs again when its time is over. */
  function begin(job: HeldJob): void {
    const definition = byKind.get(job.kind)
    if (!definition) return
    const work = run(job, definition)
      .catch((error: unknown) => log.warn({ siteId: job.siteId, jobId: job.id, error: error instanceof Error ? error.name : 'unknown' }, 'the end of a job was not stored'))
      .finally(() => {
        running.delete(work)
        bell.ring('job')
      })
    running.add(work)
  }

  return {
    async round(isStopping) {
      while (!isStopping() && running.size < slots) {
        const siteId = await takeChore(store.platform, 'job', now())
        if (siteId === null) return
        const job = await take(siteId)
        if (job) begin(job)
      }
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
