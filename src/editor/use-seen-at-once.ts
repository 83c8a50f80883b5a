import { useLayoutEffect } from 'react'
import { elementOf } from './state/elements.ts'
import { useWorkbench } from './workbench.ts'

/** A section that was just added is looked at: left out first, as those far away are on a long page, it would cost its frame a second layout. */
export function useSeenAtOnce(groupId: string): void {
  const { data } = useWorkbench()
  useLayoutEffect(() => {
    if (data.view.groups.some(({ id }) => id === groupId)) return
    elementOf({ of: 'group', groupId })?.style.setProperty('content-visibility', 'visible')
  }, [data, groupId])
}
