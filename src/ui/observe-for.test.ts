import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HEADER_WAIT_MS, LOGO_OBSERVATION_MS } from '../model/site/timings.ts'
import { observeFor } from './observe-for.ts'

let watched = 0
beforeEach(() => {
  watched = 0
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => (watched += 1)
      disconnect = () => (watched = 0)
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// A test without a browser: only that it is watched, and for how long, is the question.
const element = {} as Element

test.each([
  ['the logo', LOGO_OBSERVATION_MS, 8000],
  ['the header', HEADER_WAIT_MS, 3000],
])('[E-257] %s is watched for %i ms, and not longer', (_, given, expected) => {
  observeFor(element, given, () => {})
  vi.advanceTimersByTime(expected - 1)
  expect(watched).toBe(1)
  vi.advanceTimersByTime(1)
  expect(watched).toBe(0)
})

test('who asked may stop earlier, and nothing is left behind', () => {
  observeFor(element, LOGO_OBSERVATION_MS, () => {})()
  expect(watched).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
