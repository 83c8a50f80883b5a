import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdle } from './create-idle.ts'

let type: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'performance'] })
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { timeStamp: number }) => void) => (type = () => hear({ timeStamp: performance.now() })))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what nobody looks at is done at once when nobody types', () => {
  const run = vi.fn()
  createIdle()(run)
  vi.advanceTimersByTime(60)
  expect(run).toHaveBeenCalledOnce()
})

test('letters go first, those that come while it waits, too', () => {
  const run = vi.fn()
  const whenIdle = createIdle()
  type()
  whenIdle(run)
  for (let letter = 0; letter < 30; letter += 1) {
    vi.advanceTimersByTime(100)
    type()
  }
  vi.advanceTimersByTime(690)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledOnce()
})

test('a letter in the last moment before it would begin puts it off', () => {
  const run = vi.fn()
  createIdle()(run)
  vi.advanceTimersByTime(40)
  type()
  vi.advanceTimersByTime(690)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledOnce()
})
