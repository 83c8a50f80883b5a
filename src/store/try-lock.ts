import type { Store } from './store.ts'

/** Runs the work unless another process is at it; answers whether it ran. The lock ends with its connection, so a killed process leaves none. */
export async function tryLock({ pool }: Pick<Store, 'pool'>, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name])
    if (rows[0]?.taken !== true) return false
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    }
    return true
  } finally {
    client.release()
  }
}

/** The same for work that everybody needs done: whoever comes second waits until the first one is through. */
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
