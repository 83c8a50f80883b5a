import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import type { SiteTx } from './store.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

test.each(['inSite', 'saveInSite', 'readSite'] as const)('%s: who asks after the transaction is over is refused, and cannot ask inside that of another site', async (kind) => {
  const { store } = t.parts
  const kept = await store[kind](t.siteA.id, async (tx): Promise<{ tx: SiteTx }> => ({ tx }))
  await expect(kept.tx.execute('select 1')).rejects.toThrow()
  await store.inSite(t.siteB.id, async (tx) => {
    await expect(kept.tx.execute(`select id from site.pages`)).rejects.toThrow()
    expect((await tx.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

test('a transaction that failed gives its connection back, whole', async () => {
  const { store } = t.parts
  for (let round = 0; round < 30; round += 1) await expect(store.inSite(t.siteA.id, (tx) => tx.execute('select nonsense'))).rejects.toThrow()
  expect(await Promise.all(Array.from({ length: 30 }, () => store.readSite(t.siteA.id, async (tx) => (await tx.execute('select 1 as one')).rows.length)))).toEqual(
    Array.from({ length: 30 }, () => 1),
  )
  expect(store.pool.totalCount).toBeLessThanOrEqual(20)
})

test('a commit that the database refuses is an error, and its connection is usable by nobody', async () => {
  const { store } = t.parts
  const deferred = store.inSite(t.siteA.id, async (tx) => {
    await tx.execute('create temporary table due (id int primary key deferrable initially deferred) on commit drop')
    await tx.execute('insert into due values (1), (1)')
  })
  await expect(deferred).rejects.toThrow()
  expect((await store.readSite(t.siteA.id, (tx) => tx.execute('select 1 as one'))).rows).toEqual([{ one: 1 }])
})
