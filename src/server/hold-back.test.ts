import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHoldBack } from './hold-back.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function hold(count: number) {
  const holdBack = createHoldBack()
  const answered: number[] = []
  for (let at = 0; at < count; at += 1) holdBack(() => void answered.push(at))
  return answered
}

describe('answers that are held back', () => {
  test('go out in their order, none at once, and all of them soon', async () => {
    const answered = hold(300)
    await vi.advanceTimersByTimeAsync(390)
    expect(answered).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(answered).toEqual(Array.from({ length: 300 }, (_, at) => at))
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a few at a time, so that others are looked at in between', async () => {
    const answered = hold(300)
    const counts: number[] = []
    while (answered.length < 300) {
      const before = answered.length
      await vi.advanceTimersByTimeAsync(1)
      counts.push(answered.length - before)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(2)
  })

  test('within two seconds, however many wait', async () => {
    const answered = hold(4000)
    await vi.advanceTimersByTimeAsync(2000)
    expect(answered.length).toBeGreaterThan(3500)
    await vi.advanceTimersByTimeAsync(2000)
    expect(answered).toHaveLength(4000)
  })

  test('where thousands wait, the next is answered at once', () => {
    expect(hold(4002)).toEqual([4000, 4001])
  })
})
