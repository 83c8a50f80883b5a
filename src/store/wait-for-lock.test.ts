import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { openStore, type Store } from './store.ts'
import { waitForLock } from './wait-for-lock.ts'

let database: TestDatabase
let stores: Store[]
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  stores = [1, 2, 3].map(() => openStore({ url: database.appUrl, onPoolError: () => {} }))
})
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await database.drop()
})

test('what everybody needs done is done by one process after the other, and one that fails does not hold up the next', async () => {
  const steps: string[] = []
  const work = stores.map((store, at) =>
    waitForLock(store, 'once', async () => {
      steps.push('begin')
      await new Promise((resolve) => setTimeout(resolve, 30))
      steps.push('end')
      if (at === 0) throw new Error('broken')
    }).catch((error: Error) => error.message),
  )
  expect((await Promise.all(work)).filter((message) => message === 'broken')).toHaveLength(1)
  expect(steps).toEqual(['begin', 'end', 'begin', 'end', 'begin', 'end'])
})
