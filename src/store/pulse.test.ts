import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { openStallingLine, type StallingLine } from '../../tests/support/stalling-line.ts'
import { openStore, type Store } from './store.ts'

const SITE = '0'.repeat(26)

let database: TestDatabase
let line: StallingLine
let store: Store
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  line = await openStallingLine(database.appUrl)
  store = openStore({ url: line.url, isServing: true, onPoolError: () => {} })
  await one()
})
afterAll(async () => {
  line.resume()
  await store.close()
  await line.close()
  await database.drop()
})

const one = () => store.inSite(SITE, async (tx) => (await tx.execute(sql`select 1 as one`)).rows)

async function failure(work: () => Promise<unknown>): Promise<{ ms: number; isUnreachable: boolean }> {
  const began = performance.now()
  const error: unknown = await work().then(
    () => null,
    (reason: unknown) => reason,
  )
  return { ms: performance.now() - began, isUnreachable: store.isUnreachable(error) || (error instanceof Error && error.message === 'unavailable') }
}

describe('a database that says nothing', () => {
  test('everybody who waits hears so within a second, who comes later at once, and it is back within two seconds by itself', async () => {
    const sleeping = failure(() => store.inSite(SITE, (tx) => tx.execute(sql`select pg_sleep(30)`)))
    await new Promise((resolve) => setTimeout(resolve, 50))
    line.stall()
    // More than there are connections: some wait for a place in the pool, some connect.
    const waiting = await Promise.all([sleeping, ...Array.from({ length: 30 }, (_, at) => failure(() => (at % 2 ? one() : store.platform.execute(sql`select 1`))))])
    expect(waiting.every(({ isUnreachable }) => isUnreachable)).toBe(true)
    expect(Math.max(...waiting.map(({ ms }) => ms))).toBeLessThan(1200)
    expect(store.isSilent()).toBe(true)
    const late = await failure(one)
    expect([late.isUnreachable, late.ms < 200]).toEqual([true, true])
    line.resume()
    await expect.poll(() => one(), { timeout: 2000, interval: 50 }).toEqual([{ one: 1 }])
    expect(store.isSilent()).toBe(false)
  })

  test('a single long question is not cut off', async () => {
    const { rows } = await store.inSite(SITE, (tx) => tx.execute(sql`select 'done' as word from pg_sleep(1.5)`))
    expect(rows).toEqual([{ word: 'done' }])
  })

  test('work that nobody waits for has no limits; what somebody waits for has', async () => {
    const limits = (of: Store) =>
      of.inSite(SITE, async (tx) => (await tx.execute(sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`)).rows)
    const patient = openStore({ url: database.appUrl, onPoolError: () => {} })
    expect(await limits(patient)).toEqual([{ statement: '0', lock: '0' }])
    expect(await limits(store)).toEqual([{ statement: '20s', lock: '5s' }])
    await patient.close()
  })
})
