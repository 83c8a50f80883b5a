import { afterEach, expect, test, vi } from 'vitest'
import { createRounds, type Rounds, type Worker } from './rounds.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
let rounds: Rounds | null = null
afterEach(() => rounds?.stop())

const begin = (worker: Partial<Worker>, stopWithinMs = 5000) => {
  rounds = createRounds({ name: 'test', everyMs: 3_600_000, round: async () => {}, ...worker }, { log, stopWithinMs })
  rounds.start()
  return rounds
}

test('however often it is woken while a round is under way, one more follows', async () => {
  const ends: (() => void)[] = []
  const running = begin({ round: () => new Promise((resolve) => ends.push(resolve)) })
  for (let count = 0; count < 5; count += 1) running.wake()
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await running.stop()
  expect(ends).toHaveLength(2)
})

test('stopping ends what the round under way begins last, and nothing begins afterwards', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const order: string[] = []
  const running = begin({ round: () => promise.then(() => void order.push('begun')), stop: async () => void order.push('stopped') })
  const stopped = running.stop()
  resolve()
  await stopped
  running.wake()
  expect(order).toEqual(['begun', 'stopped'])
})

test('stopping waits only so long; then what is under way is cut off, where that is possible', async () => {
  let cut = 0
  await begin({ stop: () => new Promise(() => {}) }, 20).stop()
  const { promise, resolve } = Promise.withResolvers<void>()
  await begin({ round: () => promise, cutOff: () => ((cut += 1), resolve()) }, 20).stop()
  expect(cut).toBe(1)
})

test('a round that fails is said, without what it was about, and the next one comes', async () => {
  let count = 0
  const running = begin({ round: () => ((count += 1), Promise.reject(new TypeError('of Anna'))) })
  await expect.poll(() => log.warn.mock.calls).toEqual([[{ worker: 'test', error: 'TypeError' }, expect.any(String)]])
  running.wake()
  await expect.poll(() => count).toBe(2)
})
