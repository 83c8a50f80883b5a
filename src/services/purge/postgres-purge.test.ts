import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts'
import { createPostgresPurge } from './postgres-purge.ts'
import type { Purge } from './purge.ts'

let database: TestDatabase
let pool: pg.Pool
const open: Purge[] = []

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  pool = new pg.Pool({ connectionString: database.appUrl })
  pool.on('error', () => {})
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((purge) => purge.close()))
  await pool.end()
  await database.drop()
})

async function join(processId: string, ownPool = pool) {
  const heard: string[] = []
  let missed = 0
  const warn = vi.fn()
  const purge = await createPostgresPurge({ url: database.appUrl, pool: ownPool, processId, warn })
  purge.onPurge((tags) => void heard.push(...tags))
  purge.onMissed(() => void (missed += 1))
  open.push(purge)
  return { purge, heard, warn, missed: () => missed }
}

const cutListeners = async () => {
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'vitrine-listener:%'`)
  await admin.end()
}

describe('purge across processes', () => {
  test('when the purge is over, every process has heard of it', async () => {
    const [a, b, c] = [await join('a'), await join('b'), await join('c')]
    for (let round = 0; round < 100; round += 1) {
      await a.purge.purge([`tag${round}`])
      expect(b.heard.at(-1)).toBe(`tag${round}`)
      expect(c.heard.at(-1)).toBe(`tag${round}`)
    }
    expect(a.heard).toHaveLength(100)
    expect(a.warn).not.toHaveBeenCalled()
  })

  test('many tags at once all arrive', async () => {
    const [a, b] = [await join('a'), await join('b')]
    const tags = Array.from({ length: 500 }, (_, index) => `${'s'.repeat(26)}/page:${index}${'x'.repeat(26)}`)
    await a.purge.purge(tags)
    expect(b.heard).toEqual(tags)
  })

  test('two processes that purge at the same time hear each other', async () => {
    const [a, b] = [await join('a'), await join('b')]
    await Promise.all([a.purge.purge(['from-a']), b.purge.purge(['from-b'])])
    expect(a.heard.toSorted()).toEqual(['from-a', 'from-b'])
    expect(b.heard.toSorted()).toEqual(['from-a', 'from-b'])
  })

  test('a process that is gone is not waited for', async () => {
    const [a, b] = [await join('a'), await join('b')]
    await b.purge.close()
    const startedAt = performance.now()
    await a.purge.purge(['x'])
    expect(performance.now() - startedAt).toBeLessThan(1500)
    expect(a.warn).not.toHaveBeenCalled()
  })

  test('a process whose connection was cut is unsure at once, and says that purges may have been missed when it hears again', async () => {
    const { purge, missed } = await join('a')
    expect(purge.state()).toBe('listening')
    const states = new Set<string>()
    const watch = setInterval(() => states.add(purge.state()), 1)
    await cutListeners()
    await vi.waitFor(() => expect(missed()).toBe(1), { timeout: 5000 })
    clearInterval(watch)
    expect(purge.state()).toBe('listening')
    expect(states).toContain('unsure')
  })

  test('who waits until it is sure again waits until what was kept is forgotten', async () => {
    const { purge, missed } = await join('a')
    await purge.untilSure()
    expect(missed()).toBe(0)
    await cutListeners()
    await vi.waitFor(() => expect(purge.state()).toBe('unsure'), { interval: 1 })
    await purge.untilSure()
    expect([purge.state(), missed()]).toEqual(['listening', 1])
  })

  test('after the connection came back, purges arrive again', async () => {
    const [a, b] = [await join('a'), await join('b')]
    await cutListeners()
    await vi.waitFor(() => expect([a.missed(), b.missed()]).toEqual([1, 1]), { timeout: 5000 })
    await a.purge.purge(['again'])
    expect(b.heard).toContain('again')
  })
})

/** A transaction on a connection of its own, as a process has it. */
async function transaction<Result>(work: (tx: NodePgDatabase) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(drizzle(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Hears and never answers, like a process that is stuck. */
async function joinMute(processId: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.appUrl })
  await client.connect()
  await client.query('listen vitrine_purge')
  await client.query(`select set_config('application_name', $1, false)`, [`vitrine-listener:${processId}`])
  return client
}

describe('an announcement inside a transaction', () => {
  test('reaches every process with the commit, although whoever made it never asks again', async () => {
    const [a, b] = [await join('a'), await join('b')]
    await transaction((tx) => a.purge.announce(tx, ['x']))
    await vi.waitFor(() => expect([a.heard, b.heard]).toEqual([['x'], ['x']]), { timeout: 2000 })
  })

  test('reaches nobody before the commit, and nobody at all when the transaction is rolled back', async () => {
    const [a, b] = [await join('a'), await join('b')]
    const undone = transaction(async (tx) => {
      await a.purge.announce(tx, ['undone'])
      await b.purge.purge(['meanwhile'])
      expect([a.heard, b.heard]).toEqual([['meanwhile'], ['meanwhile']])
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await b.purge.purge(['later'])
    expect(a.heard).toEqual(['meanwhile', 'later'])
    expect(b.heard).toEqual(['meanwhile', 'later'])
  })

  test('has been heard everywhere when it is acknowledged, once by each', async () => {
    const [a, b, c] = [await join('a'), await join('b'), await join('c')]
    for (let round = 0; round < 50; round += 1) {
      const news = await transaction((tx) => a.purge.announce(tx, [`tag${round}`]))
      await news.acknowledged()
      for (const { heard } of [a, b, c]) expect(heard).toHaveLength(round + 1)
    }
    await b.purge.purge(['end'])
    for (const { heard } of [a, b, c]) expect(heard).toHaveLength(51)
    expect(a.warn).not.toHaveBeenCalled()
  })

  test('reaches a process that joins while the transaction is open', async () => {
    const a = await join('a')
    let late: Awaited<ReturnType<typeof join>> | undefined
    const news = await transaction(async (tx) => {
      const made = await a.purge.announce(tx, ['x'])
      late = await join('late')
      return made
    })
    await news.acknowledged()
    expect(late?.heard).toEqual(['x'])
  })

  test('does not wait for a process that disappears while it waits', async () => {
    const a = await join('a')
    const stuck = await joinMute('stuck')
    const isHeard = new Promise((resolve) => stuck.once('notification', resolve))
    const news = await transaction((tx) => a.purge.announce(tx, ['x']))
    const startedAt = performance.now()
    const acknowledged = news.acknowledged()
    await isHeard
    await stuck.end()
    await acknowledged
    expect(performance.now() - startedAt).toBeLessThan(1500)
    expect(a.warn).not.toHaveBeenCalled()
  })

  test('waits two seconds at most for one that is stuck, and the log names it', async () => {
    const a = await join('a')
    const stuck = await joinMute('stuck')
    await a.purge.purge(['x'])
    expect(a.heard).toEqual(['x'])
    expect(a.warn).toHaveBeenCalledWith({ peers: ['stuck'] }, 'purge not acknowledged in time')
    await stuck.end()
  })

  test('was made: what happens to the connections afterwards fails nobody, and this process has forgotten', async () => {
    const ownPool = new pg.Pool({ connectionString: database.appUrl })
    const [a, b] = [await join('a', ownPool), await join('b')]
    const news = await transaction((tx) => a.purge.announce(tx, ['x']))
    await ownPool.end()
    await expect(news.acknowledged()).resolves.toBeUndefined()
    expect([a.heard, b.heard]).toEqual([['x'], ['x']])
  })
})

describe('a database that stays away', () => {
  test('is asked again by one attempt at a time, and states that nobody can publish', async () => {
    const { purge } = await join('a')
    const admin = new pg.Client({ connectionString: inject('postgresAdminUrl') })
    await admin.connect()
    const name = new URL(database.appUrl).pathname.slice(1)
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name])
    await vi.waitFor(() => expect(purge.state()).toBe('cutOff'), { timeout: 5000 })
    const attempts = vi.spyOn(pg.Client.prototype, 'connect')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(attempts.mock.calls.length).toBeLessThan(8)
    attempts.mockRestore()
    await admin.query(`alter database ${name} allow_connections true`)
    await vi.waitFor(() => expect(purge.state()).toBe('listening'), { timeout: 5000 })
    await admin.end()
  })
})
