import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { activeBranches, insertBranch, insertBusiness, type NewBranch } from './branches.ts'
import { migrate } from './migrate.ts'
import { openStore, type Store } from './store.ts'

const HERE = 'a'.repeat(26)
const THERE = 'b'.repeat(26)
let database: TestDatabase
let store: Store

const branch = (id: string, over: Partial<NewBranch> = {}): NewBranch => ({
  id, businessId: 'seeblick', name: `Seeblick ${id}`, street: 'Seestrasse', streetNumber: '118', zip: '8712', city: 'Stäfa', phone: '+41 44 555 01 02', email: `${id}@example.ch`, openingHours: { periods: [], special: [] }, ...over,
})

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  await migrate(database.adminUrl)
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  for (const id of [HERE, THERE]) await admin.query(`insert into platform.sites (id, name, business_type, locales, features, theme) values ($1, $1, 'optician', '{de}', '{}', '{}')`, [id])
  await admin.end()
  store = openStore({ url: database.appUrl, onPoolError: () => {} })
  await store.inSite(HERE, async (tx) => {
    await insertBusiness(tx, { id: 'seeblick', name: 'Seeblick' })
    await insertBranch(tx, branch('b', { emailOverwrite: 'neu@example.ch', url: 'javascript:alert(1)' }))
    await insertBranch(tx, branch('a', { url: 'https://example.ch/a', openingHours: 'kaputt' }))
    await insertBranch(tx, branch('c', { active: false }))
  })
  await store.inSite(THERE, async (tx) => {
    await insertBusiness(tx, { id: 'seeblick', name: 'Fremd' })
    await insertBranch(tx, branch('x'))
  })
})

afterAll(async () => {
  await store.close()
  await database.drop()
})

const ask = (ids: readonly string[] | 'all') => store.inSite(HERE, (tx) => activeBranches(tx, ids))

describe('branches of a site', () => {
  test('all means all active ones of this site and of no other', async () => {
    expect((await ask('all')).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('chosen ones come in the chosen order; unknown, closed and foreign ones are left out', async () => {
    expect((await ask(['b', 'x', 'c', 'gone', 'a'])).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(await ask([])).toEqual([])
  })

  test('[V-207] emailOverwrite replaces email, and no address can run', async () => {
    const [a, b] = await ask('all')
    expect([a?.email, b?.email]).toEqual(['a@example.ch', 'neu@example.ch'])
    expect([a?.url, b?.url]).toEqual(['https://example.ch/a', null])
  })

  test('hours that cannot be read mean none, not a broken page', async () => {
    expect((await ask(['a']))[0]?.hours).toEqual({ periods: [], special: [] })
  })
})
