import { expect, test, vi } from 'vitest'
import type { CallFailure } from '../../kit/api/call.ts'
import { runTasks, type Task } from './run-tasks.ts'

const task = (slot: string): Task => ({ pageId: 'p', groupId: 'g', slot, from: 'de', to: 'fr' })
const failure = (code: string, retryAfterSeconds?: number): CallFailure => ({ ok: false, status: 502, code, message: '', retryAfterSeconds, body: null })
const tasks = ['a', 'b', 'c'].map(task)

test('[E-164] a text that fails holds up none of the others', async () => {
  const translate = vi.fn(async (given: Task) => ('slot' in given && given.slot === 'b' ? failure('translationFailed') : null))
  const run = runTasks(tasks, { translate, pause: async () => {}, onEnd: () => {} })
  await run.finished
  expect(run.store.getState()).toMatchObject({ done: 2, failed: 1, total: 3, isOver: true, failure: { code: 'translationFailed' } })
})

test('whoever asks for patience is asked once more, when it said', async () => {
  const pause = vi.fn(async () => {})
  const translate = vi.fn<(task: Task) => Promise<CallFailure | null>>().mockResolvedValueOnce(failure('tooManyRequests', 7)).mockResolvedValue(null)
  const run = runTasks(tasks, { translate, pause, onEnd: () => {} })
  await run.finished
  expect(pause).toHaveBeenCalledExactlyOnceWith(7000)
  expect(run.store.getState()).toMatchObject({ done: 3, failed: 0 })
})

test('where no service is connected the first text says so for all', async () => {
  const translate = vi.fn(async () => failure('translationNotConnected'))
  await runTasks(tasks, { translate, pause: async () => {}, onEnd: () => {} }).finished
  expect(translate).toHaveBeenCalledTimes(1)
})

test('stopped, it begins no further text', async () => {
  const onEnd = vi.fn()
  const run = runTasks(tasks, {
    translate: async () => {
      await Promise.resolve()
      run.stop()
      return null
    },
    pause: async () => {},
    onEnd,
  })
  await run.finished
  expect(run.store.getState()).toMatchObject({ done: 1, isStopped: true, isOver: true })
  expect(onEnd).toHaveBeenCalledOnce()
})
