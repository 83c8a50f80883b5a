import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EDITOR_RESIZE_MS } from '../../model/site/timings.ts'
import { throttled } from './throttled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[E-258] while a window is dragged for a second, what follows its size runs every 100 ms, at the beginning and once at the end', () => {
  const run = vi.fn()
  const { call } = throttled(run, EDITOR_RESIZE_MS)
  call()
  expect(run).toHaveBeenCalledTimes(1)
  for (let at = 10; at <= 990; at += 10) {
    vi.advanceTimersByTime(10)
    call()
  }
  expect(run).toHaveBeenCalledTimes(10)
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(11)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(11)
})

test('stopped, it runs no more', () => {
  const run = vi.fn()
  const { call, stop } = throttled(run, EDITOR_RESIZE_MS)
  call()
  call()
  stop()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
})
