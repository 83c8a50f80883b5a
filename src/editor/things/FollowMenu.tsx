import { useEffect } from 'react'
import { useWorkbench, type Workbench } from '../workbench.ts'
import { followMenu, followsMenu } from './follow-menu.ts'
import { loadPages } from './load-pages.ts'

async function begin(workbench: Workbench): Promise<void> {
  if (await loadPages(workbench)) followMenu(workbench)
}

/** Draws nothing: once the menu is changed without the panel, as by undo after a reload, the header has to show it too. */
export function FollowMenu() {
  const workbench = useWorkbench()
  useEffect(() => {
    if (!followsMenu(workbench)) void begin(workbench)
  }, [workbench])
  return null
}
