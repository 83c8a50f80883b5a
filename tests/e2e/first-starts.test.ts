import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSites } from '../../demo/sites.ts'
import { ask } from '../support/http.ts'
import { createTestDatabase, startTestPostgres } from '../support/postgres.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'

const STARTS = 3
const SQL = /\b(insert into|select .* from|failed query|violates|duplicate key|params:)/i

let room: string
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'vitrine-first-'))
})
afterAll(() => rm(room, { recursive: true, force: true }))

async function startAll(options: (at: number) => Parameters<typeof startServer>[0]): Promise<void> {
  const starts = await Promise.allSettled(Array.from({ length: STARTS }, (_, at) => startServer(options(at))))
  const servers = starts.flatMap((start): ServerProcess[] => (start.status === 'fulfilled' ? [start.value] : []))
  try {
    expect(starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual([])
    const output = servers.map((server) => server.output()).join('\n')
    expect(output).not.toMatch(SQL)
    for (const { name } of demoSites) expect(output.split(`Setting up ${name} …`).length - 1, name).toBe(1)
    for (const { port } of servers) expect((await ask({ port, host: 'seeblick.localhost', path: '/de' })).status).toBe(200)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** Of migrations: the next one is held after its first steps. */
const BEFORE_KILL = 7

/** A moment that is long enough to be killed in: in the middle of a migration, and later of a demo site. */
async function holdStarts(client: Client): Promise<void> {
  for (const steps of ['migration', 'seed']) await client.query(`create sequence public.${steps}_steps`)
  await client.query(`create function public.hold_migration() returns event_trigger language plpgsql as $$ begin
    if to_regclass('public.vitrine_migrations') is null then return; end if;
    if (select count(*) from public.vitrine_migrations) = ${BEFORE_KILL} and nextval('public.migration_steps') = 3 then perform pg_sleep(2); end if; end $$`)
  await client.query('create event trigger hold_migration on ddl_command_start execute function public.hold_migration()')
  await client.query(`create function public.hold_seed() returns trigger language plpgsql security definer as $$ begin
    if nextval('public.seed_steps') = 3 then perform pg_sleep(2); end if; return new; end $$`)
}

async function killWhileHeld(client: Client, { dataDir, env }: { dataDir: string; env: Record<string, string> }): Promise<void> {
  const held = async () => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`)
    return rows[0]?.count
  }
  const controller = new AbortController()
  const start = startServer({ dataDir, env, signal: controller.signal }).catch((error: unknown) => String(error))
  try {
    await expect.poll(held, { timeout: 60_000, interval: 50 }).toBe(1)
  } finally {
    controller.abort()
  }
  expect(await start).toContain('The server ended with code null')
  // What it was in the middle of ends as the connection of any dead process does.
  await expect.poll(held, { timeout: 10_000, interval: 50 }).toBe(0)
}

describe('three first starts at once', () => {
  test('on one data folder: one of them makes the demo sites, and all of them serve', { timeout: 180_000 }, async () => {
    await startAll(() => ({ dataDir: join(room, 'shared') }))
  })

  test('on one database of the operator, where one was killed in a migration and one in a demo site: the same, and everything is there once', { timeout: 180_000 }, async () => {
    const postgres = await startTestPostgres()
    const database = await createTestDatabase(postgres.adminUrl)
    const client = new Client({ connectionString: database.adminUrl })
    const count = async (what: string) => (await client.query<{ count: number }>(`select count(*)::int as count from ${what}`)).rows[0]?.count
    try {
      await client.connect()
      await holdStarts(client)
      const start = (at: number | string) => ({ dataDir: join(room, `own-${at}`), env: { DATABASE_URL: database.adminUrl } })
      await killWhileHeld(client, start('killed'))
      const applied = (await count('public.vitrine_migrations')) ?? 0
      expect([applied, await count(`pg_class where relname = 'pages' and relnamespace = 'site'::regnamespace`)]).toEqual([BEFORE_KILL, 1])
      await client.query('drop event trigger hold_migration')
      await client.query('create trigger hold_seed before insert on site.pages for each row execute function public.hold_seed()')
      await killWhileHeld(client, start('killed'))
      expect([await count('platform.sites'), await count('platform.hosts')]).toEqual([0, 0])
      await client.query('drop trigger hold_seed on site.pages')

      await startAll(start)
      const pages = demoSites.flatMap((site) => site.pages)
      expect([await count('platform.sites'), await count('platform.hosts'), await count('auth.users'), await count('platform.members')]).toEqual([
        demoSites.length,
        demoSites.length,
        demoSites.length + 1,
        demoSites.length,
      ])
      expect([await count('site.pages'), await count('site.page_versions')]).toEqual([pages.length, pages.length])
      expect(await count('public.vitrine_migrations')).toBe((await readdir('src/store/migrations')).filter((name) => name.endsWith('.sql')).length)
    } finally {
      await client.end()
      await database.drop()
      await postgres.stop()
    }
  })
})
