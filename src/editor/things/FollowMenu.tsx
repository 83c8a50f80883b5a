import { useEffect } from 'react'
import { readOverview } from '../api/overview-calls.ts'
import { useWorkbench, type Workbench } from '../workbench.ts'
import { followMenu, followsMenu } from './follow-menu.ts'

async function begin(workbench: Workbench): Promise<void> {
  const answer = await readOverview(workbench.call)
  if (!answer.ok) return
  workbench.history.adopt(answer.value.facts)
  followMenu(workbench)
}

/** Draws nothing: once the menu is changed without the panel, as by undo after a reload, the header has to show it too. */
export function FollowMenu() {
  const workbench = useWorkbench()
  useEffect(() => {
    if (!followsMenu(workbench)) void begin(workbench)
  }, [workbench])
  return null
}
