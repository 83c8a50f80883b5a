import type { Store } from './store.ts'

/** For work that everybody needs done once: whoever comes second waits until the first one is through. The lock ends with its connection, so a killed process leaves none. */
export async function waitForLock<Result>({ pool }: Pick<Store, 'pool'>, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    }
  } finally {
    client.release()
  }
}
