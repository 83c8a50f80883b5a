import { useEffect } from 'react'
import { create } from 'zustand'
import { followMenu } from '../things/follow-menu.ts'
import { useWorkbench, type Workbench } from '../workbench.ts'
import { readOverview, type BinnedPage } from '../api/overview-calls.ts'

type Overview = { state: 'loading' | 'read' | 'failed'; changed: ReadonlySet<string>; bin: readonly BinnedPage[] }

/** How long what was read before the panel opened is still the newest. */
const FRESH = 3000

/** What is not a thing of its own: which drafts differ, and what lies in the bin. Kept, so that a panel opened again is there at once. */
export const useOverview = create<Overview>()(() => ({ state: 'loading', changed: new Set(), bin: [] }))

/** Pages and menu go where everything that can be changed lies. */
async function read(workbench: Workbench): Promise<void> {
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
}

let preparedAt = Number.NEGATIVE_INFINITY

/** While the hand comes to the button: what is read and looked through now need not be when it presses. */
export function prepareOverview(workbench: Workbench): void {
  preparedAt = performance.now()
  void read(workbench)
}

/** Read each time the panel opens; what was prepared for it counts once. */
export function useReadOverview(): () => void {
  const workbench = useWorkbench()
  useEffect(() => {
    const isPrepared = performance.now() - preparedAt < FRESH
    preparedAt = Number.NEGATIVE_INFINITY
    if (!isPrepared) void read(workbench)
  }, [workbench])
  return () => void read(workbench)
}
