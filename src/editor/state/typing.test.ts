import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTyping, openEdit } from './typing.ts'

const FRAME = 16
/** The shortest a timer takes. */
const TIMER = 1

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function startTyping() {
  let isDraft = false
  const keptAt: number[] = []
  const commit = () => {
    if (isDraft) keptAt.push(performance.now())
    isDraft = false
  }
  const edit = openEdit(createTyping(), { hasDraft: () => isDraft, commit })
  const type = () => {
    isDraft = true
    edit.typed()
  }
  return { keptAt, type, close: () => edit.close() }
}

test('of whoever types on, letters are handed over behind one that is painted, and none waits for it', () => {
  const { keptAt, type } = startTyping()
  for (let letter = 0; letter < 20; letter += 1) {
    type()
    vi.advanceTimersByTime(100)
  }
  expect(keptAt.map((at) => at % 100)).toEqual([FRAME + TIMER, FRAME + TIMER])
})

test('who stops has handed over all letters within a second, once', () => {
  const { keptAt, type } = startTyping()
  type()
  vi.advanceTimersByTime(100)
  type()
  vi.advanceTimersByTime(2000)
  expect(keptAt).toEqual([800])
})

test('nothing is handed over after the cursor has left', () => {
  const { keptAt, type, close } = startTyping()
  type()
  vi.advanceTimersByTime(650)
  type()
  close()
  vi.advanceTimersByTime(2000)
  expect(keptAt).toEqual([])
})
