import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { followMenu } from '../things/follow-menu.ts'
import { useWorkbench } from '../workbench.ts'
import { readOverview, type BinnedPage } from '../api/overview-calls.ts'

type Overview = { state: 'loading' | 'read' | 'failed'; changed: ReadonlySet<string>; bin: readonly BinnedPage[] }

/** What is not a thing of its own: which drafts differ, and what lies in the bin. Kept, so that a panel opened again is there at once. */
export const useOverview = create<Overview>()(() => ({ state: 'loading', changed: new Set(), bin: [] }))

/** Read each time the panel opens; pages and menu go where everything that can be changed lies. */
export function useReadOverview(): () => void {
  const workbench = useWorkbench()
  const read = useCallback(async () => {
    const { call, history } = workbench
    if (useOverview.getState().state === 'failed') useOverview.setState({ state: 'loading' })
    const answer = await readOverview(call)
    if (!answer.ok) {
      useOverview.setState((before) => (before.state === 'read' ? before : { ...before, state: 'failed' }))
      return
    }
    history.adopt(answer.value.facts)
    followMenu(workbench)
    useOverview.setState({ state: 'read', changed: new Set(answer.value.changed), bin: answer.value.bin })
  }, [workbench])
  useEffect(() => void read(), [read])
  return () => void read()
}
