import { sql } from 'drizzle-orm'
import type { SiteTx } from './store.ts'

/** The database itself ends a question that is asked from here on and takes longer. Travels together with the next one. */
export function limitQueries(tx: SiteTx, ms: number): void {
  // Should this fail, so does everything after it in the transaction, and that is where it is handled.
  Promise.resolve(tx.execute(sql.raw(`set local statement_timeout = ${Math.ceil(ms)}`))).catch(() => undefined)
}
