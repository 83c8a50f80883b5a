import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { createBell } from '../actions/bell.ts'
import type { Parts } from '../actions/context.ts'
import { defineJob, type JobRun } from '../actions/jobs/define-job.ts'
import { enqueueJob } from '../actions/jobs/enqueue-job.ts'
import { JobFailure } from '../actions/jobs/job-failure.ts'
import { z } from 'zod'
import { listJobs } from '../store/job-queue.ts'
import { createJobRunner, type JobRunner } from './job-runner.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

let t: TestApp
let clock: Date
const runners: JobRunner[] = []

beforeAll(async () => {
  t = await openTestApp({ now: () => clock })
})
afterAll(() => t.close())
beforeEach(async () => {
  clock = new Date('2026-11-15T10:00:00Z')
  for (const { id } of [t.siteA, t.siteB]) await t.parts.store.inSite(id, (tx) => tx.execute('delete from site.jobs'))
  await t.parts.store.platform.execute('delete from platform.chores')
  t.logs.length = 0
})
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
})

const later = (ms: number) => (clock = new Date(clock.getTime() + ms))
const until = (signal: AbortSignal) => new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

/** A kind whose work is the test's. */
const kind = (name: string, run: (payload: { n: number }, run: JobRun) => Promise<void>, attempts = 3) =>
  defineJob({ kind: name, payload: z.object({ n: z.number() }), attempts, run: (_, payload, facts) => run(payload, facts) })
type Kind = ReturnType<typeof kind>

/** Another process; everything that is due has been begun. */
async function runIn(...jobs: Kind[]): Promise<JobRunner> {
  const runner = createJobRunner<Parts>({ ...t.parts, bell: createBell() }, jobs)
  runners.push(runner)
  await runner.round(() => false)
  return runner
}

const enqueue = (job: Kind, n = 1, { site = t.siteA, key }: { site?: TestApp['siteA']; key?: string } = {}) =>
  t.parts.store.inSite(site.id, (tx) => enqueueJob(t.parts, tx, job, { payload: { n }, ...(key !== undefined && { key }) }))
const jobs = () => t.parts.store.readSite(t.siteA.id, (tx) => listJobs(tx, 100))
const states = async () => (await jobs()).map(({ state, attempts }) => `${state} ${attempts}`).toSorted()

describe('a job that fails', () => {
  test('is tried again later and later, and given up after its number of attempts; what happened stays in the log', async () => {
    const failing = kind('fails', () => Promise.reject(new Error('password of Anna')))
    await enqueue(failing)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await runIn(failing)
      await expect.poll(states).toEqual([`${attempt === 3 ? 'failed' : 'waiting'} ${attempt}`])
      const [job] = await jobs()
      if (job?.state === 'waiting') waits.push((Date.parse(job.runAfter) - clock.getTime()) / SECOND)
      later(9 * SECOND)
      await runIn(failing)
      expect((await jobs())[0]?.attempts).toBe(attempt)
      later(10 * MINUTE)
    }
    expect(waits).toEqual([10, 60])
    expect(await jobs()).toMatchObject([{ error: 'unexpected', progress: null }])
    expect(t.logs.filter((line) => line.includes('job failed') && line.includes('password of Anna'))).toHaveLength(3)
    expect((await t.parts.store.platform.execute('select 1 from platform.chores')).rows).toEqual([])
  })

  test('for good is not tried again, and says why; so is one whose payload no longer fits', async () => {
    const hopeless = kind('hopeless', () => Promise.reject(new JobFailure('sourceGone', { isFinal: true })))
    await enqueue(hopeless)
    await enqueue(kind('newer', async () => {}))
    const runner = await runIn(hopeless, {
      ...kind('newer', async () => {}),
      runStored: defineJob({ kind: 'newer', payload: z.object({ other: z.string() }), attempts: 3, run: async () => {} }).runStored,
    })
    // The first one may end while the second one is looked for, and hide it for that moment: the end of each job is followed by a round.
    const statesAfterRound = async () => (await runner.round(() => false), states())
    await expect.poll(statesAfterRound).toEqual(['failed 1', 'failed 1'])
    expect(new Set((await jobs()).map(({ error }) => error))).toEqual(new Set(['invalidPayload', 'sourceGone']))
  })

  test('because its process dies each time, is given up too', async () => {
    const deadly = kind('deadly', (_, { signal }) => until(signal), 2)
    await enqueue(deadly)
    for (const attempt of [1, 2]) {
      await runIn(deadly)
      expect(await states()).toEqual([`running ${attempt}`])
      later(MINUTE + SECOND)
    }
    await runIn(deadly)
    await expect.poll(states).toEqual(['failed 3'])
    expect((await jobs())[0]?.error).toBe('interrupted')
  })
})

describe('sites beside each other', () => {
  test('many slow jobs of one site do not hold up another site, nor another kind of the same one', async () => {
    const done: string[] = []
    const slow = kind('slow', (_, { signal }) => until(signal))
    const quick = kind('quick', async ({ n }, { siteId }) => void done.push(`${siteId} ${n}`))
    for (let n = 0; n < 30; n += 1) await enqueue(slow, n)
    later(SECOND)
    await enqueue(quick, 1)
    await enqueue(quick, 2, { site: t.siteB })
    await runIn(slow, quick)
    await expect.poll(() => done.toSorted()).toEqual([`${t.siteA.id} 1`, `${t.siteB.id} 2`].toSorted())
    // What is done says so a moment later.
    await expect.poll(async () => (await states()).filter((state) => state.startsWith('running'))).toHaveLength(1)
  })

  test('of one kind a site has one at a time, and the next begins when it is over', async () => {
    const order: number[] = []
    const ends: (() => void)[] = []
    const serial = kind('serial', ({ n }) => (order.push(n), new Promise((resolve) => ends.push(resolve))))
    for (const n of [1, 2]) {
      await enqueue(serial, n)
      later(1)
    }
    const one = await runIn(serial)
    await runIn(serial)
    expect(order).toEqual([1])
    ends.shift()?.()
    await expect.poll(states).toEqual(['done 1', 'waiting 0'])
    await one.round(() => false)
    expect(order).toEqual([1, 2])
    ends.shift()?.()
    await expect.poll(states).toEqual(['done 1', 'done 1'])
  })
})

describe('whose a job is', () => {
  test('whoever lost it to another cannot end it any more', async () => {
    const ends: (() => void)[] = []
    const late = kind('late', () => new Promise((_, reject) => ends.push(() => reject(new JobFailure('tooLate', { isFinal: true })))))
    await enqueue(late)
    const first = await runIn(late)
    later(MINUTE + SECOND)
    await runIn(kind('late', async (_, { report }) => report(4, 4)))
    await expect.poll(states).toEqual(['done 2'])
    ends.shift()?.()
    await first.stop()
    expect(t.logs.join('\n')).not.toContain('was not stored')
    expect(await jobs()).toMatchObject([{ state: 'done', error: null, progress: { done: 4, total: 4 } }])
  })

  test('who stops gives it back, and it does not count as an attempt', async () => {
    const long = kind('long', (_, { signal }) => until(signal))
    await enqueue(long)
    const runner = await runIn(long)
    expect(await states()).toEqual(['running 1'])
    await runner.stop()
    expect(await states()).toEqual(['waiting 0'])
    await runIn(kind('long', async () => {}))
    await expect.poll(states).toEqual(['done 1'])
  })

  test('a kind that this version does not know is left to a newer one, and does not keep anybody busy', async () => {
    await enqueue(kind('newest', async () => {}))
    await runIn()
    expect(await states()).toEqual(['waiting 0'])
    later(2 * MINUTE)
    await runIn(kind('newest', async () => {}))
    await expect.poll(states).toEqual(['done 1'])
  })

  test('how far it is can be seen while it runs; the same key is not queued twice until it is over', async () => {
    const ends: (() => void)[] = []
    const counted = kind('counted', (_, { report }) => (report(3, 12), new Promise((resolve) => ends.push(resolve))))
    expect(await enqueue(counted, 1, { key: 'page' })).toBe(true)
    await runIn(counted)
    await expect.poll(async () => (await jobs())[0]?.progress).toEqual({ done: 3, total: 12 })
    expect([await enqueue(counted, 1, { key: 'page' }), await enqueue(counted, 1, { key: 'page', site: t.siteB })]).toEqual([false, true])
    ends.shift()?.()
    await expect.poll(states).toEqual(['done 1'])
    expect(await enqueue(counted, 1, { key: 'page' })).toBe(true)
  })
})
