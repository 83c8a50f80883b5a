import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/services/database/embedded.ts'
import { isAlive } from '../../src/services/database/is-alive.ts'

const PREFIX = 'vitrine-test-postgres-'

/** A throwaway server for one test run; start it in globalSetup and pass its adminUrl on. */
export async function startTestPostgres(): Promise<EmbeddedPostgres> {
  await removeAbandoned()
  const room = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const server = await startEmbeddedPostgres({ folder: join(room, 'postgres'), log: () => {} })
  const password = new URL(server.adminUrl).password
  await query(server.adminUrl, [
    // One password for both roles, so that createTestDatabase can build the application's URL from the admin's.
    `alter role vitrine_app password '${password}'`,
    `alter system set fsync = off`,
    `select pg_reload_conf()`,
  ])
  return {
    adminUrl: server.adminUrl,
    appUrl: appUrlOf(server.adminUrl),
    stop: async () => {
      await server.stop()
      await rm(room, { recursive: true, force: true })
    },
  }
}

export interface TestDatabase {
  adminUrl: string
  appUrl: string
  drop: () => Promise<void>
}

/** A database for one test file: empty, or a copy of another one that nobody uses. */
export async function createTestDatabase(adminUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await query(adminUrl, [`create database ${name} template ${template}`])
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    adminUrl: url.href,
    appUrl: appUrlOf(url.href),
    drop: () => query(adminUrl, [`drop database if exists ${name} with (force)`]),
  }
}

export function appUrlOf(adminUrl: string): string {
  const url = new URL(adminUrl)
  url.username = 'vitrine_app'
  return url.href
}

async function query(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

// A test run that was killed leaves its server running; the next run ends it.
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number.parseInt(name.slice(PREFIX.length), 10)
    if (!name.startsWith(PREFIX) || isAlive(pid)) continue
    const room = join(tmpdir(), name)
    const server = await startEmbeddedPostgres({ folder: join(room, 'postgres'), log: () => {} }).catch(() => undefined)
    await server?.stop()
    await rm(room, { recursive: true, force: true })
  }
}
