import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, json, siteId } from './columns.ts'
import { platform, sites } from './platform.ts'
import { site } from './site.ts'

export type JobProgress = { done: number; total: number }

/** Work that somebody asked for and nobody waits for. Which site has some due stands in `platform.chores`. */
export const jobs = site.table(
  'jobs',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    payload: json('payload').notNull(),
    /** Asked for again under the same key while it is not over, it is not done twice. */
    key: text('key'),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
    /** Begun so often; one that takes its process along counts too. */
    attempts: integer('attempts').notNull(),
    progress: json<JobProgress | null>('progress'),
    /** A class of failure; what an exception says may name people. */
    error: text('error'),
    runAfter: instant('run_after').notNull(),
    /** While it runs: by whom, and until when it is left to them unless they say that they are still at it. */
    lockedBy: text('locked_by'),
    lockedUntil: instant('locked_until'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('jobs_key')
      .on(table.siteId, table.kind, table.key)
      .where(sql`state in ('waiting', 'running')`),
    index('jobs_open')
      .on(table.siteId, table.runAfter)
      .where(sql`state in ('waiting', 'running')`),
    index('jobs_ended')
      .on(table.siteId, table.endedAt)
      .where(sql`ended_at is not null`),
    check('jobs_state', sql`state in ('waiting', 'running', 'done', 'failed')`),
    check('jobs_lock', sql`(state = 'running') = (locked_by is not null and locked_until is not null)`),
  ],
)

/** When each piece of daily upkeep is due next, for all processes together. */
export const upkeep = platform.table('upkeep', {
  name: text('name').primaryKey(),
  dueAt: instant('due_at').notNull(),
})
