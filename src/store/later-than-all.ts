import { sql, type SQL } from 'drizzle-orm'
import type { jobs } from './schema/jobs.ts'
import type { pages } from './schema/site.ts'
import type { SiteTx } from './store.ts'

/** A time of making after those of all other rows of the site: what comes last stands last, also when the clock was set back. */
export function laterThanAll(tx: SiteTx, table: typeof pages | typeof jobs, now: SQL): SQL {
  return sql`greatest(${now}, (select max(${table.createdAt}) + interval '1 microsecond' from ${table} where ${table.siteId} = ${tx.siteId}))`
}
