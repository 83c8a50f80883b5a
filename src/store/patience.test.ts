import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { PROMPT_MS, promptPatience } from './patience.ts'
import { openStore, type SiteTx, type Store } from './store.ts'

const SITE = '0'.repeat(26)
const PLACES = 3

let database: TestDatabase
let store: Store
let admin: Client
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  admin = new Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query('create table public.marks (mark int); grant all on public.marks to public')
  store = openStore({ url: database.appUrl, max: PLACES, isServing: true, onPoolError: () => {} })
})
afterAll(async () => {
  await store.close()
  await admin.end()
  await database.drop()
})

const save = (text: string) => store.saveInSite(SITE, (tx) => tx.execute(sql.raw(text)))

async function failure(work: Promise<unknown>): Promise<{ ms: number; isUnreachable: boolean }> {
  const began = performance.now()
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return { ms: performance.now() - began, isUnreachable: store.isUnreachable(error) || (error instanceof Error && error.message === 'unavailable') }
}

/** The machine may be busy with other tests: what is asked for is an answer long before the slow thing ends. */
function expectPrompt(failures: readonly { ms: number; isUnreachable: boolean }[]): void {
  expect(failures.every(({ isUnreachable }) => isUnreachable)).toBe(true)
  expect(Math.max(...failures.map(({ ms }) => ms))).toBeLessThan(PROMPT_MS + 600)
}

describe('a database that is slow', () => {
  test('who saves hears so within a second: one slow question, or many that are slow together', async () => {
    const many = store.saveInSite(SITE, async (tx) => {
      for (let question = 0; question < 20; question += 1) await tx.execute(sql`select pg_sleep(0.3)`)
    })
    expectPrompt(await Promise.all([failure(save('select pg_sleep(5)')), failure(many)]))
  })

  test('so does who waits for a lock of somebody else, and it goes on by itself', async () => {
    await admin.query('begin; lock table public.marks in access exclusive mode')
    expectPrompt(await Promise.all([failure(save('select * from public.marks')), failure(Promise.resolve(store.platform.execute(sql`select * from public.marks`)))]))
    await admin.query('rollback')
    expect((await save('select * from public.marks')).rows).toEqual([])
    expect((await store.platform.execute(sql`select * from public.marks`)).rows).toEqual([])
  })

  test('so does who gets no connection because all are in use, and no place in the pool is lost', async () => {
    const busy = Array.from({ length: PLACES }, () => store.inSite(SITE, (tx) => tx.execute(sql`select pg_sleep(2)`)))
    expectPrompt(await Promise.all([failure(save('select 1')), failure(save('select 1')), failure(Promise.resolve(store.platform.execute(sql`select 1`)))]))
    await Promise.all(busy)
    const after = await Promise.all(Array.from({ length: PLACES }, () => save('select 1 as one from pg_sleep(0.05)')))
    expect(after.map(({ rows }) => rows)).toEqual(Array.from({ length: PLACES }, () => [{ one: 1 }]))
    expect(store.pool.waitingCount).toBe(0)
  })

  test('all that one answer waits for has the time of one, what was read for it included, and afterwards everything has its own again', async () => {
    const sleep = (tx: SiteTx) => tx.execute(sql`select pg_sleep(0.6)`)
    let later: () => Promise<unknown> = () => Promise.reject(new Error('Nothing was left'))
    const answer = store.inOneAnswer(async () => {
      later = AsyncLocalStorage.bind(() => store.saveInSite(SITE, sleep))
      await store.readSite(SITE, sleep)
      await store.saveInSite(SITE, sleep)
    })
    expectPrompt([await failure(answer)])
    await expect(later()).resolves.toBeDefined()
    await expect(store.readSite(SITE, (tx) => tx.execute(sql`select pg_sleep(1.2)`))).resolves.toBeDefined()
  })

  test('long work is not cut off inside an answer', async () => {
    await expect(store.inOneAnswer(() => store.inSite(SITE, (tx) => tx.execute(sql`select pg_sleep(1.2)`)))).resolves.toBeDefined()
  })

  test('what was begun too late leaves nothing behind, and the database stops working on it', async () => {
    const late = store.saveInSite(SITE, async (tx) => {
      await tx.execute(sql`insert into public.marks values (1)`)
      await tx.execute(sql`select pg_sleep(30)`)
    })
    expectPrompt([await failure(late)])
    const working = async () => (await admin.query("select pid from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid() and state <> 'idle'")).rowCount
    await expect.poll(working, { timeout: 3000, interval: 50 }).toBe(0)
    expect((await admin.query('select * from public.marks')).rows).toEqual([])
  })
})

describe('a process that is busy itself', () => {
  test('does not blame the database for it', async () => {
    const answered = promptPatience().race(new Promise((resolve) => setTimeout(resolve, PROMPT_MS + 100, 'answered')))
    const until = performance.now() + PROMPT_MS + 200
    while (performance.now() < until);
    expect(await answered).toBe('answered')
  })
})
