import { useCallback, useEffect, useState } from 'react'
import { loadSettings } from '../settings/load-settings.ts'
import { loadPages } from '../things/load-pages.ts'
import { loadThings } from '../things/load-things.ts'
import { useWorkbench, type Workbench } from '../workbench.ts'
import { followMenu } from '../things/follow-menu.ts'
import { keepStart, recallStart } from './kept-memory.ts'

async function loadAll(workbench: Workbench): Promise<boolean> {
  recallStart(workbench.data.user.id)
  const arrived = await Promise.all([loadSettings(workbench), loadPages(workbench), loadThings(workbench, ['languages', 'start']).then((failure) => failure === null)])
  if (!arrived.every(Boolean)) return false
  followMenu(workbench)
  return true
}

type Loading = 'loading' | 'failed' | 'read'

/** Everything that the steps change, as the site has it now. */
export function useLoadStart(): { state: Loading; again: () => void } {
  const workbench = useWorkbench()
  const [state, setState] = useState<Loading>('loading')
  const load = useCallback(() => void loadAll(workbench).then((hasCome) => setState(hasCome ? 'read' : 'failed')), [workbench])
  useEffect(load, [load])
  useEffect(() => keepStart(workbench.data.user.id), [workbench])
  function again() {
    setState('loading')
    load()
  }
  return { state, again }
}
