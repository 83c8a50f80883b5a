import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { migrate } from './migrate.ts'
import { TENANT_SCHEMAS } from './secure-tenant-tables.ts'
import { openStore, type Store } from './store.ts'

let database: TestDatabase
let admin: pg.Client
let store: Store
const SITE_A = 'a'.repeat(26)
const SITE_B = 'b'.repeat(26)

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  await migrate(database.adminUrl)
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  store = openStore({ url: database.appUrl, onPoolError: () => {} })
  for (const id of [SITE_A, SITE_B]) {
    await admin.query(`insert into platform.sites (id, name, business_type, locales, features, theme) values ($1, $1, 'general', '{de}', '{}', '{}')`, [id])
    await store.inSite(id, (tx) => tx.execute(`insert into site.pages (site_id, id, status, meta) values ('${id}', '${id.replaceAll(/./g, 'p')}', 'draft', '{}')`))
  }
})

afterAll(async () => {
  await admin.end()
  await store.close()
  await database.drop()
})

const rows = async (sql: string) => (await admin.query<Record<string, string>>(sql, [TENANT_SCHEMAS])).rows

describe('the catalogue of the running database', () => {
  test('[G-102] every table of a tenant schema carries site_id, not null', async () => {
    const open = await rows(`
      select format('%I.%I', t.table_schema, t.table_name) as name from information_schema.tables t
      where t.table_schema = any($1) and not exists (
        select 1 from information_schema.columns c
        where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'site_id' and c.is_nullable = 'NO')`)
    expect(open).toEqual([])
    expect((await rows(`select tablename from pg_tables where schemaname = any($1)`)).length).toBeGreaterThan(15)
  })

  test('[G-102] every primary key, unique constraint, unique index and foreign key begins with site_id', async () => {
    const constraints = await rows(`
      select c.conrelid::regclass || ' ' || c.conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where n.nspname = any($1) and c.contype in ('p', 'u', 'f') and a.attname <> 'site_id'`)
    const indexes = await rows(`
      select i.indexrelid::regclass::text as name from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
      where n.nspname = any($1) and i.indisunique and a.attname <> 'site_id'`)
    expect([...constraints, ...indexes]).toEqual([])
  })

  test('[G-102] row-level security is on and forced on every tenant table, with the policy that compares the site', async () => {
    const open = await rows(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity and exists (
        select 1 from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname and p.qual like '%site_id%app.site%' and p.with_check like '%site_id%app.site%'))`)
    expect(open).toEqual([])
  })

  test('the application is neither superuser nor above row-level security, and owns nothing', async () => {
    const found = await store.platform.execute<{ name: string; super: boolean; bypass: boolean }>(`select rolname as name, rolsuper as super, rolbypassrls as bypass from pg_roles where rolname = current_user`)
    expect(found.rows).toEqual([{ name: 'vitrine_app', super: false, bypass: false }])
    expect(await rows(`select tablename from pg_tables where schemaname = any($1) and tableowner = 'vitrine_app'`)).toEqual([])
  })

  test('a second migration changes nothing, also when many start at once', async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => migrate(database.adminUrl)))
    expect(results.flatMap(({ applied }) => applied)).toEqual([])
  })

  test('a fresh database migrated by five at once is migrated once', async () => {
    const fresh = await createTestDatabase(inject('postgresAdminUrl'))
    const results = await Promise.all(Array.from({ length: 5 }, () => migrate(fresh.adminUrl)))
    expect(results.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
    await fresh.drop()
  })
})

describe('the second wall', () => {
  const count = (result: { rows: unknown[] }) => result.rows.length

  test('without a site nothing of any site is seen', async () => {
    expect(count(await store.platform.execute('select * from site.pages'))).toBe(0)
  })

  test('a site sees its own rows even when a query forgets to ask for them', async () => {
    const seen = await store.inSite(SITE_A, (tx) => tx.execute<{ site_id: string }>('select site_id from site.pages'))
    expect(seen.rows).toEqual([{ site_id: SITE_A }])
  })

  test('a transaction for reading cannot write, and leaves nothing of its site behind on the connection', async () => {
    await expect(store.readSite(SITE_A, (tx) => tx.execute(`update site.pages set status = 'archived' where site_id = '${SITE_A}'`))).rejects.toThrow()
    const seen = await Promise.all([SITE_A, SITE_B, SITE_A, SITE_B].map((id) => store.readSite(id, (tx) => tx.execute<{ site_id: string }>('select site_id from site.pages'))))
    expect(seen.map(({ rows }) => rows.map((row) => row.site_id))).toEqual([[SITE_A], [SITE_B], [SITE_A], [SITE_B]])
    expect((await store.platform.execute('select 1 from site.pages')).rows).toEqual([])
  })

  test('writing, changing and deleting across sites is impossible', async () => {
    await expect(store.inSite(SITE_A, (tx) => tx.execute(`insert into site.pages (site_id, id, status, meta) values ('${SITE_B}', 'x', 'draft', '{}')`))).rejects.toThrow()
    const changed = await store.inSite(SITE_A, (tx) => tx.execute(`update site.pages set status = 'published' where site_id = '${SITE_B}' returning id`))
    const deleted = await store.inSite(SITE_A, (tx) => tx.execute(`delete from site.pages where site_id = '${SITE_B}' returning id`))
    expect([count(changed), count(deleted)]).toEqual([0, 0])
  })

  test('the site of one transaction is forgotten before the connection is used again', async () => {
    await store.inSite(SITE_A, (tx) => tx.execute('select 1'))
    for (let round = 0; round < 20; round += 1) expect(count(await store.platform.execute('select * from site.pages'))).toBe(0)
  })

  test('what looks like a site id but is not one never reaches the database', async () => {
    await expect(store.inSite(`'; drop table site.pages; --`, async () => 1)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('constraints', () => {
  const insertPage = (status: string) => store.inSite(SITE_A, (tx) => tx.execute(`insert into site.pages (site_id, id, status, meta) values ('${SITE_A}', 'page-${status}', '${status}', '{}')`))

  test('[V-025] a page status is one of the five and nothing else', async () => {
    for (const status of ['draft', 'published', 'archived', 'deleted', 'markedForDeletion']) await insertPage(status)
    await expect(insertPage('hidden')).rejects.toThrow()
    await expect(insertPage('')).rejects.toThrow()
  })

  test('[V-158] a marketplace item is draft, published or archived', async () => {
    const { rows: checks } = await admin.query<{ definition: string }>(`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'marketplace_items_status'`)
    expect(checks[0]?.definition).toMatch(/draft.*published.*archived/)
  })

  test('[G-099] one score record per game, page and player', async () => {
    const { rows: indexes } = await admin.query<{ definition: string }>(`select pg_get_indexdef('urban_golf.holes_cell'::regclass) as definition`)
    expect(indexes[0]?.definition).toContain('UNIQUE INDEX')
    expect(indexes[0]?.definition).toContain('(site_id, "gameId", "pageId", "playerId")')
  })

  const columns = async (table: string) =>
    (await admin.query<{ column_name: string; data_type: string }>(`select column_name, data_type from information_schema.columns where table_schema = 'urban_golf' and table_name = $1`, [table])).rows.map((row) => row.column_name)

  test('[G-096] games have id, gameName, createdAt', async () => expect(await columns('games')).toEqual(expect.arrayContaining(['id', 'gameName', 'createdAt'])))
  test('[G-097] players have id, playerName, gameId, createdAt', async () => expect(await columns('players')).toEqual(expect.arrayContaining(['id', 'playerName', 'gameId', 'createdAt'])))
  test('[G-098] holes have id, playerId, gameId, pageId, score, updatedAt', async () => expect(await columns('holes')).toEqual(expect.arrayContaining(['id', 'playerId', 'gameId', 'pageId', 'score', 'updatedAt'])))
})
