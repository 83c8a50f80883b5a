import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useWorkbench } from '../workbench.ts'
import { refreshMarks } from './marks.ts'
import { runTasks, type RunState, type Task, type TaskRun } from './run-tasks.ts'
import { translateText } from './translate-text.ts'
import { changeWords } from './words-text.ts'

const NONE = createStore<RunState>(() => ({ done: 0, failed: 0, total: 0, isOver: false, isStopped: false, failure: null }))

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Several texts one after the other, in this window: it ends with it, and beginning again goes on where it was. */
export function useTaskRun(onEnd: () => void) {
  const workbench = useWorkbench()
  const [run, setRun] = useState<TaskRun | null>(null)
  const state = useStore(run?.store ?? NONE)
  const current = useRef<TaskRun | null>(null)
  useEffect(() => () => current.current?.stop(), [])

  const start = useCallback(
    (tasks: readonly Task[]) => {
      const next = runTasks(tasks, {
        translate: (task) => ('wordsId' in task ? changeWords(workbench, task) : translateText(workbench, task, task.from, task.to)),
        pause,
        onEnd: () => {
          refreshMarks()
          onEnd()
        },
      })
      current.current = next
      setRun(next)
    },
    [workbench, onEnd],
  )
  return { state: run ? state : null, isRunning: run !== null && !state.isOver, start, stop: () => current.current?.stop() }
}
