import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'
import { isSearchable } from './open-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[V-188] two characters are too few, blanks do not count', () => {
  expect([isSearchable('ab'), isSearchable('ab '), isSearchable('abc'), isSearchable(' äöü ')]).toEqual([false, false, true, true])
})

test('[V-189] waiting starts anew with each key, and ends when it is stopped', () => {
  const run = vi.fn()
  const later = debounce(run, 500)
  later.start()
  vi.advanceTimersByTime(499)
  later.start()
  vi.advanceTimersByTime(499)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  later.start()
  later.stop()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledOnce()
})
