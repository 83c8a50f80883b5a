import { expect, test } from 'vitest'
import { createCalmQueue } from './calm-queue.ts'

const record = () => {
  const done: string[] = []
  return { done, task: (name: string) => async () => void done.push(name) }
}

test('one at a time, each key once, and a task that fails stops nobody', async () => {
  const queue = createCalmQueue({ calmMs: 0, patienceMs: 1000, maxWaiting: 10 })
  const { done, task } = record()
  queue.add('a', task('a'))
  queue.add('a', task('a again'))
  queue.add('b', () => Promise.reject(new Error('broken')))
  queue.add('c', task('c'))
  await queue.settled()
  expect(done).toEqual(['a', 'c'])
})

test('while visitors ask nothing starts; on a busy site it does after a while', async () => {
  const queue = createCalmQueue({ calmMs: 10_000, patienceMs: 60, maxWaiting: 10 })
  const { done, task } = record()
  const startedAt = performance.now()
  queue.disturb()
  queue.add('a', task('a'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(done).toEqual([])
  await queue.settled()
  expect(done).toEqual(['a'])
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(55)
})

test('more than it may hold is dropped', async () => {
  const queue = createCalmQueue({ calmMs: 0, patienceMs: 1000, maxWaiting: 1 })
  const { done, task } = record()
  queue.add('a', task('a'))
  queue.add('b', task('b'))
  await queue.settled()
  expect(done).toEqual(['a'])
})
