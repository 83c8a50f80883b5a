import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { insertBranch, insertBusiness } from './branches.ts'
import { migrate } from './migrate.ts'
import { insertReview, reviewsOf, type NewReview, type ReviewQuery } from './reviews.ts'
import { openStore, type SiteTx, type Store } from './store.ts'

const HERE = 'a'.repeat(26)
const THERE = 'b'.repeat(26)
let database: TestDatabase
let store: Store

const review = (id: string, branchId: string, rating: number, position = 0): NewReview => ({
  id,
  branchId,
  rating,
  position,
  text: `Text ${id}`,
  authorName: `Person ${id}`,
  relativeTimeDescription: 'vor einem Monat',
})

async function open(tx: SiteTx, id: string, active = true): Promise<void> {
  await insertBranch(tx, {
    id,
    active,
    businessId: 'seeblick',
    name: `Laden ${id}`,
    street: 'Seestrasse',
    streetNumber: '1',
    zip: '8712',
    city: 'Stäfa',
    phone: '',
    email: '',
    openingHours: { periods: [], special: [] },
  })
}

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
    for (const id of ['a', 'b']) await open(tx, id)
    await open(tx, 'closed', false)
    for (const row of [review('third', 'a', 4.7, 3), review('first', 'a', 3, 1), review('second', 'b', 5, 2), review('hidden', 'closed', 5)]) await insertReview(tx, row)
  })
  await store.inSite(THERE, async (tx) => {
    await insertBusiness(tx, { id: 'seeblick', name: 'Fremd' })
    for (const id of ['a', 'x']) await open(tx, id)
    for (const row of [review('foreign', 'a', 5), review('foreign too', 'x', 5)]) await insertReview(tx, row)
  })
})

afterAll(async () => {
  await store.close()
  await database.drop()
})

const ask = (query: Partial<ReviewQuery>) => store.inSite(HERE, (tx) => reviewsOf(tx, { branchIds: ['a', 'b', 'closed', 'x'], minRating: 1, ...query }))
const idsOf = async (query: Partial<ReviewQuery>) => (await ask(query)).map(({ id }) => id)

describe('reviews of branches', () => {
  test('come in their order, of open branches of this site only', async () => {
    expect(await idsOf({})).toEqual(['first', 'second', 'third'])
  })

  test('[A-16] a stored row is shown as it is, with its branch', async () => {
    expect((await ask({})).at(-1)).toEqual({
      id: 'third',
      branchId: 'a',
      branchName: 'Laden a',
      city: 'Stäfa',
      review: { rating: 4.7, text: 'Text third', authorName: 'Person third', relativeTimeDescription: 'vor einem Monat' },
    })
  })

  test('[V-164] below the lowest rating they are left out, at it they stay', async () => {
    expect(await idsOf({ minRating: 4 })).toEqual(['second', 'third'])
    expect(await idsOf({ minRating: 3 })).toEqual(['first', 'second', 'third'])
    expect(await idsOf({ minRating: 5 })).toEqual(['second'])
  })

  test('[V-165] [B-46] only the chosen branches; none chosen never means all', async () => {
    expect(await idsOf({ branchIds: ['b'] })).toEqual(['second'])
    expect(await idsOf({ branchIds: ['x', 'closed', 'gone'] })).toEqual([])
    expect(await idsOf({ branchIds: [] })).toEqual([])
  })
})
