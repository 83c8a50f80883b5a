import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { Refusal } from '../model/refusal.ts'

export type Database = NodePgDatabase

/** A transaction of one site: row-level security lets it see that site's rows and no others. */
export type SiteTx = Database & { readonly siteId: string }

export type Store = {
  /** For what is known before a site is: hosts, sites, accounts. */
  platform: Database
  pool: pg.Pool
  inSite: <Result>(siteId: string, work: (tx: SiteTx) => Promise<Result>) => Promise<Result>
  /** The database is away: a passing state, not a mistake of ours. */
  isUnreachable: (error: unknown) => boolean
  close: () => Promise<void>
}

const SITE_ID = /^[0-9a-z]{26}$/

type Options = { url: string; max?: number; onPoolError: (error: Error) => void }

export function openStore({ url, max = 10, onPoolError }: Options): Store {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 1000, idleTimeoutMillis: 30_000, application_name: 'vitrine' })
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on('error', onPoolError)

  return {
    platform: drizzle(pool),
    pool,
    async inSite(siteId, work) {
      if (!SITE_ID.test(siteId)) throw new Refusal('notFound')
      const client = await pool.connect().catch((cause: unknown) => {
        throw isUnreachable(cause) ? new Refusal('unavailable', { retryAfterSeconds: 2 }) : cause
      })
      let broken = false
      try {
        // One round trip; the id was checked against its pattern above, so it cannot end the string.
        await client.query(`begin; set local app.site = '${siteId}'`)
        const result = await work(Object.assign(drizzle(client), { siteId }))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => (broken = true))
        if (isUnreachable(error)) throw new Refusal('unavailable', { retryAfterSeconds: 2 })
        throw error
      } finally {
        client.release(broken)
      }
    },
    isUnreachable,
    close: () => pool.end(),
  }
}

const GONE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08006', '08003', '53300']

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && GONE.includes(code)) return true
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true
  return error.cause !== undefined && isUnreachable(error.cause)
}
