import { describe, expect, test } from 'vitest'
import { createAdmission, type Admission } from './admission.ts'

type Work = { started: boolean; end: () => void; done: Promise<string> }

/** Work that ends when it is told to. */
function put(admission: Admission, site: string): Work {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work: Work = { started: false, end: resolve, done: Promise.resolve('') }
  work.done = admission
    .run('page', site, async () => {
      work.started = true
      await promise
      return 'done'
    })
    .catch((error: Error) => error.message)
  return work
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const started = (works: readonly Work[]) => works.filter((work) => work.started).length

describe('admission', () => {
  test('a site does so much at once, lets so many wait, and sends the rest away at once with the time to come back', async () => {
    const admission = createAdmission({ page: { atOnce: 10, atOncePerSite: 2, waiting: 3 } })
    const works = Array.from({ length: 5 }, () => put(admission, 'a'))
    await settle()
    expect(started(works)).toBe(2)
    expect(admission.isFull('page', 'a')).toBe(true)
    await expect(admission.run('page', 'a', async () => 'never')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 2 } })
    expect(admission.isFull('page', 'b')).toBe(false)
    expect(admission.isFull('call', 'a')).toBe(false)
    works.forEach(({ end }) => end())
    expect(await Promise.all(works.map(({ done }) => done))).toEqual(Array.from({ length: 5 }, () => 'done'))
    expect(admission.isFull('page', 'a')).toBe(false)
  })

  test('another site gets the next free place, however many of the first one wait', async () => {
    const admission = createAdmission({ page: { atOnce: 2, atOncePerSite: 2, waiting: 100 } })
    const crowd = Array.from({ length: 50 }, () => put(admission, 'a'))
    await settle()
    const quiet = put(admission, 'b')
    await settle()
    expect([started(crowd), quiet.started]).toEqual([2, false])
    crowd[0]?.end()
    await settle()
    crowd[1]?.end()
    await settle()
    expect(quiet.started).toBe(true)
    ;[...crowd, quiet].forEach(({ end }) => end())
    await Promise.all([...crowd, quiet].map(({ done }) => done))
  })

  test('who waited too long is sent away, and leaves nothing behind in the line', async () => {
    const admission = createAdmission({ page: { atOnce: 1, atOncePerSite: 1, waiting: 1, withinMs: 20 } })
    const first = put(admission, 'a')
    const late = put(admission, 'a')
    expect(await late.done).toBe('unavailable')
    expect(late.started).toBe(false)
    expect(admission.isFull('page', 'a')).toBe(false)
    first.end()
    expect(await first.done).toBe('done')
    expect(await admission.run('page', 'a', async () => 'again')).toBe('again')
  })

  test('work that fails gives its place on', async () => {
    const admission = createAdmission({ page: { atOnce: 1, atOncePerSite: 1 } })
    await expect(admission.run('page', 'a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await admission.run('page', 'a', async () => 'next')).toBe('next')
  })

  test('one turn per round of the loop: what arrives meanwhile is looked at in between', async () => {
    const admission = createAdmission()
    const order: string[] = []
    const drawn = ['one', 'two', 'three'].map(async (name) => {
      await admission.turn()
      order.push(name)
      setImmediate(() => order.push(`after ${name}`))
    })
    await Promise.all(drawn)
    await settle()
    expect(order).toEqual(['one', 'after one', 'two', 'after two', 'three', 'after three'])
  })
})
