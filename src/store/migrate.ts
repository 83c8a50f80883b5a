import pg from 'pg'
import { secureTenantTables } from './secure-tenant-tables.ts'

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** Any two processes use the same number, so only one of them migrates at a time. */
const LOCK = 7_163_421

export const APP_ROLE = 'vitrine_app'

/** Brings the database to today's schema. Safe to call from many processes at once and after a crash at any point. */
export async function migrate(adminUrl: string): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'vitrine-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('create table if not exists public.vitrine_migrations (name text primary key, applied_at timestamptz not null default now())')
    const done = await client.query<{ name: string }>('select name from public.vitrine_migrations')
    const known = new Set(done.rows.map((row) => row.name))
    const pending = Object.entries(files)
      .map(([path, sql]) => ({ name: path.replace(/^.*\//, ''), sql }))
      .filter(({ name }) => !known.has(name))
      .toSorted((a, b) => a.name.localeCompare(b.name))
    for (const { name, sql } of pending) await applyOne(client, name, sql)
    await secureTenantTables(client, APP_ROLE)
    return { applied: pending.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

async function applyOne(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into public.vitrine_migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed and was rolled back; the database is unchanged.`, { cause: error })
  }
}
