import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { newId } from '../../tests/support/test-game.ts'
import { defineJob } from '../actions/jobs/define-job.ts'
import { enqueueJob } from '../actions/jobs/enqueue-job.ts'
import { listJobs } from '../store/job-queue.ts'
import { migrate } from '../store/migrate.ts'
import { openStore, type Store } from '../store/store.ts'

const SCRIPT = fileURLToPath(new URL('../../tests/support/job-process.ts', import.meta.url))
const SITES = ['a', 'b', 'c'].map((letter) => letter.repeat(26))
/** A busy machine needs its time to start a process. */
const WITHIN_MS = 60_000
const LEASE_MS = 3000
const note = defineJob({ kind: 'note', payload: z.object({ n: z.number() }), attempts: 3, run: async () => {} })

let database: TestDatabase
let store: Store
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  await migrate(database.adminUrl)
  store = openStore({ url: database.appUrl, onPoolError: () => {} })
  for (const id of SITES)
    await store.platform.execute(`insert into platform.sites (id, name, business_type, locales, features, theme) values ('${id}', 'x', 'general', '{de}', '{}', '{}')`)
})
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(async () => {
  await store.close()
  await database.drop()
})

async function startProcess({ mood = 'work', leaseMs = 60_000 }: { mood?: 'work' | 'hang'; leaseMs?: number } = {}) {
  const child = spawn(process.execPath, [SCRIPT, database.appUrl, mood, String(leaseMs)], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const said: string[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(...chunk.toString().split('\n').filter(Boolean)))
  await expect.poll(() => said, { timeout: WITHIN_MS }).toContain('ready')
  return { child, said, begun: () => said.filter((line) => line.startsWith('begun')) }
}

const enqueue = (siteId: string, n: number) => store.inSite(siteId, (tx) => enqueueJob({ now: () => new Date(), newId }, tx, note, { payload: { n } }))
const jobsOf = (siteId: string) => store.readSite(siteId, (tx) => listJobs(tx, 100))

describe('jobs in processes of their own', { timeout: 3 * WITHIN_MS }, () => {
  test('however many processes there are, each job runs once', async () => {
    const [one, other] = await Promise.all([startProcess(), startProcess()])
    for (let n = 0; n < 30; n += 1) await enqueue(SITES[n % SITES.length] ?? '', n)
    await expect.poll(async () => (await Promise.all(SITES.map(jobsOf))).flat().every(({ state }) => state === 'done'), { timeout: WITHIN_MS }).toBe(true)
    const begun = [...one.begun(), ...other.begun()]
    expect([begun.length, new Set(begun).size]).toEqual([30, 30])
  })

  test('kill -9 in the middle: the job is left alone for the time of its lease, and then run again', async () => {
    const [siteId = ''] = SITES
    const dying = await startProcess({ mood: 'hang', leaseMs: LEASE_MS })
    await enqueue(siteId, 77)
    await expect.poll(dying.begun, { timeout: WITHIN_MS }).toEqual(['begun {"n":77}'])
    const living = await startProcess({ leaseMs: LEASE_MS })
    // Whoever says that it is still at it keeps its job for longer than a lease.
    const leftUntil = async () => Date.parse((await jobsOf(siteId)).find(({ state }) => state === 'running')?.lockedUntil ?? '')
    const first = await leftUntil()
    await expect.poll(leftUntil, { timeout: WITHIN_MS }).toBeGreaterThan(first + LEASE_MS)
    expect(living.begun()).toEqual([])
    dying.child.kill('SIGKILL')
    await expect.poll(() => living.said, { timeout: WITHIN_MS }).toContain('ended {"n":77}')
    await expect.poll(async () => (await jobsOf(siteId))[0]).toMatchObject({ state: 'done', attempts: 2, payload: { n: 77 } })
  })
})
