import { Socket } from 'node:net'
import { Client, DatabaseError } from 'pg'

/** A connection held as long as this process uses the server, so that no other process ends it meanwhile. */
export interface Lease {
  client: Client
  /** From now on the lease alone does not keep this process alive. */
  rest: () => void
  onLost: (listener: () => void) => void
  /** True when nobody but connections called `ownName` uses the server; from then on nobody else gets a lease. */
  claimAlone: (ownName: string) => Promise<boolean>
  end: () => Promise<void>
}

const LEASE_LOCK = 7_681_720_001
const LEASE_NAME = 'vitrine-lease'
const WRONG_PASSWORD = '28P01'

/** Undefined while the server is starting, ending, or gone. */
export async function takeLease(port: number, user: string, password: string): Promise<Lease | undefined> {
  const socket = new Socket()
  const client = new Client({
    stream: () => socket, host: '127.0.0.1', port, user, password, database: 'postgres',
    application_name: LEASE_NAME, connectionTimeoutMillis: 5_000, keepAlive: true,
  })
  const onLost = watchLoss(client)
  try {
    await client.connect()
    if (await holds(client, 'pg_try_advisory_lock_shared')) {
      return {
        client,
        rest: () => void socket.unref(),
        onLost,
        claimAlone: (ownName) => {
          socket.ref()
          return claimAlone(client, ownName)
        },
        end: () => end(client),
      }
    }
  } catch (cause) {
    if (cause instanceof DatabaseError && cause.code === WRONG_PASSWORD) {
      throw new Error(
        `The embedded PostgreSQL does not accept the password in postgres-secrets.json: restore that file from the backup that goes with the database folder.`,
        { cause },
      )
    }
  }
  await end(client)
  return undefined
}

function watchLoss(client: Client): Lease['onLost'] {
  let isLost = false
  const listeners: (() => void)[] = []
  const lose = () => {
    if (isLost) return
    isLost = true
    for (const listener of listeners) listener()
  }
  // Without a listener the error event of a vanished server would end the process.
  client.on('error', lose)
  client.on('end', lose)
  return (listener) => {
    if (isLost) listener()
    else listeners.push(listener)
  }
}

async function claimAlone(client: Client, ownName: string): Promise<boolean> {
  await holds(client, 'pg_advisory_unlock_shared')
  if (!(await holds(client, 'pg_try_advisory_lock'))) return false
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
      where backend_type = 'client backend' and application_name <> all($1::text[])`,
    [[ownName, LEASE_NAME]],
  )
  return rows[0]?.others === 0
}

type LockFunction = 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared' | 'pg_advisory_unlock_shared'

async function holds(client: Client, lockFunction: LockFunction): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`select ${lockFunction}($1) as held`, [LEASE_LOCK])
  return rows[0]?.held === true
}

async function end(client: Client): Promise<void> {
  await client.end().catch(() => {})
}
