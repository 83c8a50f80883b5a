import type { Client } from 'pg'

export const APP_ROLE = 'vitrine_app'
export const APP_DATABASE = 'vitrine'
const PROVISION_LOCK = 7_681_720_002

/** Makes what is missing of the application's role and database; a start killed half way is finished by the next one. */
export async function provision(client: Client, appPassword: string): Promise<void> {
  if ((await missing(client)).length === 0) return
  await client.query('select pg_advisory_lock($1)', [PROVISION_LOCK])
  try {
    for (const part of await missing(client)) await client.query(statements[part](client.escapeLiteral(appPassword)))
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PROVISION_LOCK])
  }
}

type Part = 'role' | 'database'

const statements: Record<Part, (password: string) => string> = {
  role: (password) =>
    `create role ${APP_ROLE} login nosuperuser nobypassrls nocreatedb nocreaterole noreplication password ${password}`,
  database: () => `create database ${APP_DATABASE}`,
}

async function missing(client: Client): Promise<Part[]> {
  const { rows } = await client.query<{ part: Part }>(
    `select 'role' as part where not exists (select from pg_roles where rolname = $1)
      union all
     select 'database' where not exists (select from pg_database where datname = $2)`,
    [APP_ROLE, APP_DATABASE],
  )
  return rows.map((row) => row.part)
}
