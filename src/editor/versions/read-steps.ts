import { create } from 'zustand'
import { readHistory, type HistoryStep } from './version-calls.ts'
import type { Workbench } from '../workbench.ts'

type Steps = {
  state: 'loading' | 'failed' | 'read'
  steps: readonly HistoryStep[]
  /** Types of the sections they speak of. */
  types: Readonly<Record<string, string>>
  next: number | null
  /** Of the answer that failed; 0 when there was none. */
  status: number
  readAt: Date
}

export const useSteps = create<Steps>()(() => ({ state: 'loading', steps: [], types: {}, next: null, status: 0, readAt: new Date() }))

/** From the newest, or further back from where the list ended. */
export async function readSteps({ call, data, flush }: Workbench, before: number | null): Promise<void> {
  useSteps.setState({ state: 'loading', ...(before === null && { steps: [], next: null }) })
  if (before === null) await flush()
  const answer = await readHistory(call, data.page.id, before)
  if (!answer.ok) {
    useSteps.setState({ state: 'failed', status: answer.status })
    return
  }
  const { steps, types, next } = answer.value
  useSteps.setState((old) => ({ state: 'read', steps: [...(before === null ? [] : old.steps), ...steps], types, next, readAt: new Date() }))
}
