import { join } from 'node:path'
import type { Config } from './config.ts'
import { startEmbeddedPostgres } from '../services/database/embedded.ts'
import { APP_ROLE, migrate } from '../store/migrate.ts'

export type OpenDatabase = {
  /** For migrations and maintenance only. */
  adminUrl: string
  /** The application's login, bound by row-level security. */
  appUrl: string
  /** Close your own pools first. */
  stop: () => Promise<void>
}

type Wishes = Pick<Config, 'dataDir' | 'databaseUrl' | 'appDatabaseUrl'>

/** The database of this installation, at today's schema; an embedded one that already runs is adopted. While one comes up, after `begun`, other work can be done. */
export async function openDatabase(config: Wishes, log: (line: string) => void, begun?: () => void): Promise<OpenDatabase> {
  const database =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ folder: join(config.dataDir, 'postgres'), log, begun }) : external(config.databaseUrl, config.appDatabaseUrl)
  try {
    const { applied } = await migrate(database.adminUrl)
    for (const name of applied) log(`Migration ${name} applied.`)
    return database
  } catch (error) {
    await database.stop()
    throw config.databaseUrl === undefined ? error : explain(error)
  }
}

function external(databaseUrl: string, appDatabaseUrl: string | undefined): OpenDatabase {
  return { adminUrl: databaseUrl, appUrl: appDatabaseUrl ?? inRole(databaseUrl), stop: async () => {} }
}

// Row-level security does not bind a superuser or an owner: each connection takes the application's role as it opens.
function inRole(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const given = url.searchParams.get('options')
  url.searchParams.set('options', `${given === null ? '' : `${given} `}-c role=${APP_ROLE}`)
  // PostgreSQL's own tools read "+" as a plus sign.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there; start it or correct the address',
  ENOTFOUND: 'its host name is unknown; correct the address',
  ETIMEDOUT: 'it does not answer; check the address and the firewall',
  '28P01': 'it refuses the password; correct it',
  '28000': 'it refuses this user; correct the user or its rights',
  '3D000': 'this database does not exist; create it',
  '42501': 'this user may not change the schema; use the owner of the database',
}

function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  const reason = REASONS[code]
  return reason === undefined ? error : new Error(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error })
}
