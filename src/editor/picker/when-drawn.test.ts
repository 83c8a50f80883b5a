import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenDrawn } from './when-drawn.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page on which the section appears when the test says so. */
function page() {
  const state = { element: null as string | null, changed: null as (() => void) | null, found: [] as string[] }
  const watch = (changed: () => void) => {
    state.changed = changed
    return () => {
      state.changed = null
    }
  }
  whenDrawn(
    () => state.element,
    (element) => state.found.push(element),
    watch,
  )
  const draw = () => {
    state.element = 'section'
    state.changed?.()
  }
  return { state, draw }
}

test('[E-057] a section that is drawn later is still found, once', () => {
  const { state, draw } = page()
  vi.advanceTimersByTime(29_999)
  draw()
  draw()
  expect(state.found).toEqual(['section'])
  expect(state.changed).toBeNull()
})

test('[E-057] the watch stops after 30000 ms', () => {
  const { state, draw } = page()
  expect(state.changed).not.toBeNull()
  vi.advanceTimersByTime(30_000)
  expect(state.changed).toBeNull()
  draw()
  expect(state.found).toEqual([])
})
