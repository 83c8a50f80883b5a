import type { z } from 'zod'
import type { Parts } from '../context.ts'
import { JobFailure } from './job-failure.ts'

/** What the one run of a job is about. */
export type JobRun = {
  siteId: string
  /** Ends when the process stops or the job was given to somebody else: stop soon and throw. */
  signal: AbortSignal
  /** Shown to whoever waits for it; may be called as often as one likes. */
  report: (done: number, total: number) => void
}

/** A kind of work. It runs at least once, so what it has done already must not be done again by a second run. */
export type Job<Payload> = {
  /** Permanent: rows name it. */
  kind: string
  payload: z.ZodType<Payload>
  /** How often it is begun before it is given up. */
  attempts: number
  run: (parts: Parts, payload: Payload, run: JobRun) => Promise<void>
}

/** As the runner sees it, to which all payloads are the same. */
export type StoredJob<Given> = { kind: string; attempts: number; runStored: (parts: Given, payload: unknown, run: JobRun) => Promise<void> }

export function defineJob<Payload>(job: Job<Payload>): Job<Payload> & StoredJob<Parts> {
  return {
    ...job,
    async runStored(parts, stored, run) {
      const payload = job.payload.safeParse(stored)
      if (!payload.success) throw new JobFailure('invalidPayload', { isFinal: true })
      await job.run(parts, payload.data, run)
    },
  }
}
