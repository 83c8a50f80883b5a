import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdle } from './create-idle.ts'

let press: (key: string, held?: { ctrlKey: boolean }) => void
const type = () => press('e')

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'performance'] })
  const heard: Record<string, (event: object) => void> = {}
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) => (heard[name] = hear))
  press = (key, held = { ctrlKey: false }) => {
    const event = { key, metaKey: false, timeStamp: performance.now(), ...held }
    heard['keydown']?.(event)
    if (key.length === 1 && !held.ctrlKey) heard['input']?.(event)
  }
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

test.each([
  ['undo', 'z', { ctrlKey: true }],
  ['a choice in the picker', 'Enter', { ctrlKey: false }],
])('%s goes first, too', (_, key, held) => {
  const run = vi.fn()
  createIdle()(run)
  vi.advanceTimersByTime(40)
  press(key, held)
  vi.advanceTimersByTime(690)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledOnce()
})

test('who goes over the page by keys finds the tools there', () => {
  const run = vi.fn()
  createIdle()(run)
  vi.advanceTimersByTime(40)
  press('Tab')
  vi.advanceTimersByTime(60)
  expect(run).toHaveBeenCalledOnce()
})
