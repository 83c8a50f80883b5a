import { z } from 'zod'
import type { listJobsForConsole } from '../../actions/console/list-jobs.ts'

export const jobAnswerSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  attempts: z.number(),
  progress: z.object({ done: z.number(), total: z.number() }).nullable(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  nextAttemptAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})

const iso = (time: string) => new Date(time).toISOString()

/** Without the payload: what a job is about may be somebody's words. */
export function presentJob(row: Awaited<ReturnType<typeof listJobsForConsole>>[number]): z.infer<typeof jobAnswerSchema> {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    progress: row.progress,
    failure: row.error,
    createdAt: iso(row.createdAt),
    nextAttemptAt: row.state === 'waiting' ? iso(row.runAfter) : null,
    endedAt: row.endedAt === null ? null : iso(row.endedAt),
  }
}
