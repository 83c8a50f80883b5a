import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { insertBranch, insertBusiness, type NewBranch } from './branches.ts'
import { insertJob, insertStaffMember, publishedJobs, type NewJob } from './jobs.ts'
import { migrate } from './migrate.ts'
import { openStore, type Store } from './store.ts'

const HERE = 'a'.repeat(26)
const THERE = 'b'.repeat(26)
let database: TestDatabase
let store: Store

const branch = (id: string, over: Partial<NewBranch> = {}): NewBranch => ({
  id,
  businessId: 'seeblick',
  name: id,
  street: 'Seestrasse',
  streetNumber: '118',
  zip: '8712',
  city: 'Stäfa',
  phone: '+41 44 555 01 02',
  email: `${id}@example.ch`,
  openingHours: { periods: [], special: [] },
  ...over,
})
const words = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Kommen Sie' }] }] }
const job = (id: string, createdAt: string, over: Partial<NewJob> = {}): NewJob => ({
  id,
  title: `Stelle ${id}`,
  description: words,
  branchId: 'staefa',
  status: 'published',
  createdAt,
  ...over,
})

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  await migrate(database.adminUrl)
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  for (const id of [HERE, THERE])
    await admin.query(`insert into platform.sites (id, name, business_type, locales, features, theme) values ($1, $1, 'optician', '{de}', '{}', '{}')`, [id])
  await admin.end()
  store = openStore({ url: database.appUrl, onPoolError: () => {} })
  await store.inSite(HERE, async (tx) => {
    await insertBusiness(tx, { id: 'seeblick', name: 'Seeblick' })
    await insertBranch(tx, branch('staefa', { emailOverwrite: 'jobs@example.ch' }))
    await insertBranch(tx, branch('closed', { active: false }))
    await insertStaffMember(tx, { id: 'davide', branchId: 'staefa', firstName: 'Davide', lastName: 'Bernasconi' })
    await insertJob(tx, job('old', '2026-09-01T08:00:00Z', { workQuota: '60 %', titleImages: ['one', 'two'], staffMemberId: 'davide' }))
    await insertJob(tx, job('new', '2026-11-08T23:30:00Z', { workQuota: '  ', description: 'kaputt' }))
    await insertJob(tx, job('middle', '2026-10-01T08:00:00Z'))
    await insertJob(tx, job('draft', '2026-11-10T08:00:00Z', { status: 'draft' }))
    await insertJob(tx, job('archived', '2026-11-10T08:00:00Z', { status: 'archived' }))
    await insertJob(tx, job('elsewhere', '2026-11-10T08:00:00Z', { branchId: 'closed' }))
  })
  await store.inSite(THERE, async (tx) => {
    await insertBusiness(tx, { id: 'seeblick', name: 'Fremd' })
    await insertBranch(tx, branch('staefa', { name: 'Fremd' }))
    await insertStaffMember(tx, { id: 'davide', branchId: 'staefa', firstName: 'Fremd', lastName: 'Fremd' })
    await insertJob(tx, job('foreign', '2026-11-11T08:00:00Z'))
  })
})

afterAll(async () => {
  await store.close()
  await database.drop()
})

const ask = (siteId = HERE) => store.inSite(siteId, publishedJobs)

describe('jobs of a site', () => {
  test('published ones of open branches only, the newest first, and none of another site', async () => {
    expect((await ask()).map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
    expect((await ask(THERE)).map(({ id }) => id)).toEqual(['foreign'])
  })

  test('with its own branch and its own contact', async () => {
    expect((await ask()).find(({ id }) => id === 'old')).toMatchObject({
      title: 'Stelle old',
      workQuota: '60 %',
      description: words,
      titleImages: ['one', 'two'],
      branch: { name: 'staefa', email: 'jobs@example.ch' },
      contact: { firstName: 'Davide', lastName: 'Bernasconi' },
    })
  })

  test('what is missing or cannot be read is empty; the date is the shops’', async () => {
    const [first] = await ask()
    expect(first).toMatchObject({ createdOn: '2026-11-09', workQuota: null, contact: null, titleImages: [], description: { content: [] } })
  })
})
