import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { laterThanAll } from './later-than-all.ts'
import { jobs, type JobProgress } from './schema/jobs.ts'
import type { SiteTx } from './store.ts'

export type NewJob = { id: string; kind: string; payload: unknown; key: string | null; runAfter: string; createdAt: string }
export type TakenJob = { id: string; kind: string; payload: unknown; attempts: number }
export type JobRow = Omit<typeof jobs.$inferSelect, 'siteId' | 'lockedBy'>

/** Whose the job is: the lock of whoever lost it fits no row. */
type Held = { id: string; lockedBy: string }

/** False when the same is waiting or running already. */
export async function insertJob(tx: SiteTx, job: NewJob): Promise<boolean> {
  const { rowCount } = await tx
    .insert(jobs)
    .values({ ...job, createdAt: laterThanAll(tx, jobs, sql`${job.createdAt}::timestamptz`), siteId: tx.siteId, state: 'waiting', attempts: 0 })
    .onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

type Taking = { kinds: readonly string[]; now: string; lockedBy: string; lockedUntil: string }

/**
 * The job that is due longest, also one whose process has not been heard of. Of a kind a site has one at a time. Whoever calls
 * holds the site's entry of the chores, else two could take two of a kind.
 */
export async function takeJob(tx: SiteTx, { kinds, now, lockedBy, lockedUntil }: Taking): Promise<TakenJob | null> {
  const next = sql`(
    select id from site.jobs j where site_id = ${tx.siteId} and kind = any(${sql.param([...kinds])})
    and (state = 'waiting' and run_after <= ${now} or state = 'running' and locked_until <= ${now}) and not ${hasLiveSibling(tx, now)}
    order by run_after, id limit 1 for update)`
  const rows = await tx
    .update(jobs)
    .set({ state: 'running', lockedBy, lockedUntil, attempts: sql`${jobs.attempts} + 1` })
    .where(and(eq(jobs.siteId, tx.siteId), eq(jobs.id, next)))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts })
  return rows[0] ?? null
}

const hasLiveSibling = (tx: SiteTx, now: string) =>
  sql`exists (select 1 from site.jobs r where r.site_id = ${tx.siteId} and r.kind = j.kind and r.id <> j.id and r.state = 'running' and r.locked_until > ${now})`

/** When to look at the site again; `later` for kinds that only a newer version of the program knows. */
export async function nextJobAt(tx: SiteTx, { kinds, now, later }: { kinds: readonly string[]; now: string; later: string }): Promise<string | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`
    select to_char(min(case when state = 'running' then locked_until when kind = any(${sql.param([...kinds])}) then run_after else greatest(run_after, ${later}) end)
      at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from site.jobs j where site_id = ${tx.siteId} and (state = 'running' or state = 'waiting' and not ${hasLiveSibling(tx, now)})`)
  return rows[0]?.at ?? null
}

const held = (tx: SiteTx, { id, lockedBy }: Held) => and(eq(jobs.siteId, tx.siteId), eq(jobs.id, id), eq(jobs.lockedBy, lockedBy))

/** Still at it. False: it has been given to somebody else. */
export async function keepJob(tx: SiteTx, job: Held & { lockedUntil: string; progress: JobProgress | null }): Promise<boolean> {
  const { rowCount } = await tx.update(jobs).set({ lockedUntil: job.lockedUntil, progress: job.progress }).where(held(tx, job))
  return (rowCount ?? 0) > 0
}

const FREE = { lockedBy: null, lockedUntil: null }

export async function finishJob(tx: SiteTx, job: Held & { progress: JobProgress | null; at: string }): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...FREE, state: 'done', error: null, progress: job.progress, endedAt: job.at })
    .where(held(tx, job))
}

/** Without a time to try again it is given up. */
export async function failJob(tx: SiteTx, job: Held & { error: string; runAfter: string | null; at: string }): Promise<void> {
  const next = job.runAfter === null ? { state: 'failed' as const, endedAt: job.at } : { state: 'waiting' as const, runAfter: job.runAfter }
  await tx
    .update(jobs)
    .set({ ...FREE, ...next, error: job.error })
    .where(held(tx, job))
}

/** As if it had not been begun: whoever stops is not the job's fault. */
export async function giveBackJob(tx: SiteTx, job: Held): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...FREE, state: 'waiting', attempts: sql`${jobs.attempts} - 1` })
    .where(held(tx, job))
}

export async function listJobs(tx: SiteTx, limit: number): Promise<JobRow[]> {
  const { siteId: _, lockedBy: __, ...columns } = getTableColumns(jobs)
  return tx.select(columns).from(jobs).where(eq(jobs.siteId, tx.siteId)).orderBy(desc(jobs.createdAt), desc(jobs.id)).limit(limit)
}

/** The newest of a kind. */
export async function latestJob(tx: SiteTx, kind: string): Promise<JobRow | null> {
  const { siteId: _, lockedBy: __, ...columns } = getTableColumns(jobs)
  const rows = await tx
    .select(columns)
    .from(jobs)
    .where(and(eq(jobs.siteId, tx.siteId), eq(jobs.kind, kind)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1)
  return rows[0] ?? null
}

export const CANCELLED = 'cancelled'

/** Nobody wants it any more. Whoever runs it finds that it is no longer theirs. */
export async function cancelJobs(tx: SiteTx, kind: string, at: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...FREE, state: 'done', error: CANCELLED, endedAt: at })
    .where(and(eq(jobs.siteId, tx.siteId), eq(jobs.kind, kind), inArray(jobs.state, ['waiting', 'running'])))
}

/** Some of the jobs that were over before then; answers how many. */
export async function deleteEndedJobs(tx: SiteTx, before: string, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from site.jobs where site_id = ${tx.siteId} and id = any(array(
      select id from site.jobs where site_id = ${tx.siteId} and ended_at < ${before} limit ${limit}))`)
  return rowCount ?? 0
}

/** What became of the work under this key when it was asked for last. */
export async function lastJob(tx: SiteTx, kind: string, key: string): Promise<Pick<JobRow, 'state' | 'error' | 'progress'> | null> {
  const rows = await tx
    .select({ state: jobs.state, error: jobs.error, progress: jobs.progress })
    .from(jobs)
    .where(and(eq(jobs.siteId, tx.siteId), eq(jobs.kind, kind), eq(jobs.key, key)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1)
  return rows[0] ?? null
}
