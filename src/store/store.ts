import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { isDiskFull } from '../model/disk-full.ts'
import type { PageContent } from '../model/page/document.ts'
import { Refusal } from '../model/refusal.ts'
import { ENDLESS, ownPatience, patienceFor, PROMPT_MS, shareOnePatience, TooSlow, type Patience, type Work } from './patience.ts'
import { createPulse, PULSE } from './pulse.ts'
import { sendTogether } from './send-together.ts'

export type Database = NodePgDatabase

/** Snapshots of pages never change, so what was read once need not be asked for again; nobody may change what is handed out. */
type KeptVersions = LRUCache<string, PageContent>

/** A transaction of one site: row-level security lets it see that site's rows and no others. */
export type SiteTx = Database & { readonly siteId: string; /** For prepared questions. */ readonly client: pg.PoolClient; readonly versions: KeptVersions }

export type Store = {
  /** For what is known before a site is: hosts, sites, accounts. */
  platform: Database
  pool: pg.Pool
  inSite: <Result>(siteId: string, work: (tx: SiteTx) => Promise<Result>) => Promise<Result>
  /**
   * The same for small writes that somebody waits for with a finger on the button: after a second at most he hears that it
   * cannot be done now. It may have been done all the same, so it must be possible to ask again.
   */
  saveInSite: <Result>(siteId: string, work: (tx: SiteTx) => Promise<Result>) => Promise<Result>
  /** The same for questions alone: the database refuses to write, and nobody waits for the end of the transaction. */
  readSite: <Result>(siteId: string, work: (tx: SiteTx) => Promise<Result>) => Promise<Result>
  /** Everything that is asked for within, but for long work, has together the time of one answer. */
  inOneAnswer: <Result>(work: (patience: Patience) => Promise<Result>) => Promise<Result>
  /** It takes connections and says nothing. */
  isSilent: () => boolean
  /** The database is away: a passing state, not a mistake of ours. */
  isUnreachable: (error: unknown) => boolean
  close: () => Promise<void>
}

const SITE_ID = /^[0-9a-z]{26}$/

/** A machine at its limit needs a while for a new connection; a database that is gone refuses at once. */
const CONNECT_WITHIN_MS = 5000

/** Of one question in a transaction of much work while somebody waits; work that nobody waits for may take as long as it takes. */
const LONG_WORK = "set local statement_timeout = '20s'; set local lock_timeout = '5s'"

/** Of pages that stand in lists. More than most sites have, and some megabytes at most. */
const VERSIONS_KEPT = 200

/** `isServing`: somebody waits for each answer, and rather hears that it cannot be given now. */
type Options = { url: string; max?: number; isServing?: boolean; onPoolError: (error: Error) => void }

export function openStore({ url, max = 10, isServing = false, onPoolError }: Options): Store {
  const pulse = isServing ? createPulse(url, PULSE) : null
  // Questions that do not wait for each other share a round trip.
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'vitrine',
    pipeline: true,
    ...(pulse && { stream: () => sendTogether(pulse.openSocket()), statement_timeout: PROMPT_MS }),
  })
  const versions: KeptVersions = new LRUCache({ max: VERSIONS_KEPT })
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on('error', onPoolError)

  async function transact<Result>(siteId: string, kind: Work, work: (tx: SiteTx) => Promise<Result>): Promise<Result> {
    if (!SITE_ID.test(siteId)) throw new Refusal('notFound')
    const patience = isServing ? patienceFor(kind) : ENDLESS
    const connected = pool.connect()
    const client = await patience.race(connected).catch((cause: unknown) => {
      // One that comes after all goes back to who waits for it.
      void connected.then((late) => late.release()).catch(() => undefined)
      throw isUnreachable(cause) ? new Refusal('unavailable', { retryAfterSeconds: 2 }) : cause
    })
    let broken = false
    let isOver = false
    // A connection that is lost while nothing is asked would otherwise end the process.
    const onLost = () => (broken = true)
    client.on('error', onLost)
    const lose = (error: unknown) => {
      broken = true
      throw error
    }
    const giveBack = () => {
      client.off('error', onLost)
      client.release(broken)
    }
    try {
      // Travels together with the first question. The id was checked against its pattern above, so it cannot end the
      // string; should this fail, row-level security shows and takes nothing.
      const begun = client.query(
        `begin ${kind === 'read' ? 'read only' : 'read write'}; set local app.site = '${siteId}'${isServing && patience === ENDLESS ? `; ${LONG_WORK}` : ''}`,
      )
      begun.catch(() => undefined)
      const bounded = untilOver(client, () => isOver)
      const result = await patience.race(work(Object.assign(drizzle(bounded), { siteId, client: bounded, versions })))
      await patience.race(begun)
      isOver = true
      // Given back when it has nothing left to do: a question that nobody waits for any more may still be under way, and
      // whoever came next would wait for it.
      const ended = client.query('commit').catch(lose).finally(giveBack)
      if (kind === 'read') ended.catch(() => undefined)
      else await patience.race(ended)
      return result
    } catch (error) {
      if (!isOver) {
        isOver = true
        // Behind a question that takes too long, the end would wait as well: a closed connection ends it, too.
        if (error instanceof TooSlow) broken = true
        else await client.query('rollback').catch(() => (broken = true))
        giveBack()
      }
      if (isUnreachable(error)) throw new Refusal('unavailable', { retryAfterSeconds: 2 })
      if (isDiskFull(error)) throw new Refusal('storageFull', { retryAfterSeconds: 60 })
      throw error
    }
  }

  return {
    platform: drizzle(isServing ? answeringPromptly(pool) : pool),
    pool,
    inSite: (siteId, work) => transact(siteId, 'long', work),
    saveInSite: (siteId, work) => transact(siteId, 'save', work),
    readSite: (siteId, work) => transact(siteId, 'read', work),
    inOneAnswer: (work) => (isServing ? shareOnePatience(work) : work(ENDLESS)),
    isSilent: () => pulse?.isSilent() ?? false,
    isUnreachable,
    async close() {
      pulse?.close()
      await pool.end()
    },
  }
}

/** A question, or its wait for a lock, beyond what a visitor would wait. */
const TOOK_TOO_LONG = ['57014', '55P03']

const GONE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '08006', '08003', '53300', ...TOOK_TOO_LONG]

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && GONE.includes(code)) return true
  if (/timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message)) return true
  return error.cause !== undefined && isUnreachable(error.cause)
}

/** Who somebody is and which site is asked for comes before everything else, the wait for a connection included. */
function answeringPromptly(pool: pg.Pool): pg.Pool {
  const query: (...question: unknown[]) => Promise<unknown> = pool.query.bind(pool)
  const ask = (...question: unknown[]) => ownPatience().race(query(...question))
  return new Proxy(pool, { get: (target, key): unknown => (key === 'query' ? ask : Reflect.get(target, key)) })
}

/** Whoever asks too late would ask inside the transaction of somebody else, who got the connection next. */
function untilOver(client: pg.PoolClient, isOver: () => boolean): pg.PoolClient {
  const query = client.query.bind(client)
  const refuse = () => Promise.reject(new Error('The transaction is over'))
  return new Proxy(client, { get: (target, key): unknown => (key === 'query' ? (isOver() ? refuse : query) : Reflect.get(target, key)) })
}
