import { createStore } from 'zustand/vanilla'
import type { CallFailure } from '../../kit/api/call.ts'
import type { Locale } from '../../model/locales.ts'
import type { TextPlace } from './translate-text.ts'

/** A text in a section, or words beside them. */
export type Task = (TextPlace | { pageId: string; wordsId: string }) & { from: Locale; to: Locale }

/** `isOver` once nothing more comes of it; `failure` is the last one. */
export type RunState = { done: number; failed: number; total: number; isOver: boolean; isStopped: boolean; failure: CallFailure | null }

type Parts = { translate: (task: Task) => Promise<CallFailure | null>; pause: (ms: number) => Promise<void>; onEnd: () => void }

const LONGEST_PAUSE_SECONDS = 30
/** Of these nothing gets better by going on. */
const HOPELESS = ['translationNotConnected', 'translationRefused', 'translationUnsupported', 'signInNeeded', 'notAllowed']

/** Text after text: one that fails holds up none of the others, and a service that asks for patience gets it once per text. */
export function runTasks(tasks: readonly Task[], { translate, pause, onEnd }: Parts) {
  const store = createStore<RunState>(() => ({ done: 0, failed: 0, total: tasks.length, isOver: tasks.length === 0, isStopped: false, failure: null }))
  const patient = async (task: Task): Promise<CallFailure | null> => {
    const failure = await translate(task)
    if (failure?.code !== 'tooManyRequests' || store.getState().isStopped) return failure
    await pause(Math.min(failure.retryAfterSeconds ?? 5, LONGEST_PAUSE_SECONDS) * 1000)
    return store.getState().isStopped ? failure : translate(task)
  }
  async function go() {
    for (const task of tasks) {
      if (store.getState().isStopped) break
      const failure = await patient(task)
      store.setState((state) => (failure ? { failed: state.failed + 1, failure } : { done: state.done + 1 }))
      if (failure && HOPELESS.includes(failure.code)) break
    }
    store.setState({ isOver: true })
    onEnd()
  }
  return { store, finished: go(), stop: () => store.setState({ isStopped: true }) }
}

export type TaskRun = ReturnType<typeof runTasks>
