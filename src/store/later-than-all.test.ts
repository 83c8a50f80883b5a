import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { newId } from '../../tests/support/test-game.ts'
import type { PageThing } from '../model/page/page-thing.ts'
import { cancelJobs, insertJob, lastJob, latestJob } from './job-queue.ts'
import { migrate } from './migrate.ts'
import { insertPage, listPages } from './pages.ts'
import { openStore, type Store } from './store.ts'
import { pageHome } from './things/page-home.ts'

const SITE = 'a'.repeat(26)
const AHEAD = '2099-01-01T00:00:00.000Z'
const PAGE: PageThing = { collection: null, role: null, status: 'draft', meta: { name: {}, description: {} }, slugs: {}, disallowedLanguages: [], isProtected: false }
let database: TestDatabase
let store: Store

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  await migrate(database.adminUrl)
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(`insert into platform.sites (id, name, business_type, locales, features, theme) values ($1, $1, 'optician', '{de}', '{}', '{}')`, [SITE])
  await admin.end()
  store = openStore({ url: database.appUrl, onPoolError: () => {} })
})

afterAll(async () => {
  await store.close()
  await database.drop()
})

test('pages stand in the order in which they were made, also those of a day when the clock was wrong', async () => {
  const [first, wrong, seeded, added] = [newId(), newId(), newId(), newId()]
  await store.inSite(SITE, async (tx) => {
    await insertPage(tx, { id: first, ...PAGE })
    await insertPage(tx, { id: wrong, ...PAGE })
    await tx.execute(`update site.pages set created_at = '${AHEAD}' where id = '${wrong}'`)
  })
  await store.inSite(SITE, (tx) => insertPage(tx, { id: seeded, ...PAGE }))
  await store.inSite(SITE, (tx) => pageHome.write(tx, { of: 'page', pageId: added }, { value: PAGE, revision: 1 }))
  const listed = await store.readSite(SITE, listPages)
  expect(listed.map(({ id }) => id)).toEqual([first, wrong, seeded, added])
})

test('what became of work is told of its last time, not of a time that the clock called later', async () => {
  const ask = (createdAt: string) => store.inSite(SITE, (tx) => insertJob(tx, { id: newId(), kind: 'draw', key: 'one', payload: { createdAt }, runAfter: createdAt, createdAt }))
  expect(await ask(AHEAD)).toBe(true)
  await store.inSite(SITE, (tx) => cancelJobs(tx, 'draw', AHEAD))
  expect(await ask('2026-11-18T08:00:00.000Z')).toBe(true)
  expect(await store.readSite(SITE, (tx) => lastJob(tx, 'draw', 'one'))).toMatchObject({ state: 'waiting', error: null })
  expect(await store.readSite(SITE, (tx) => latestJob(tx, 'draw'))).toMatchObject({ payload: { createdAt: '2026-11-18T08:00:00.000Z' } })
})
