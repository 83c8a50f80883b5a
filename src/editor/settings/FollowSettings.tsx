import { useEffect } from 'react'
import { useWorkbench } from '../workbench.ts'
import { useGround } from './follow-settings.ts'
import { loadSettings } from './load-settings.ts'

/** Draws nothing: once a setting is changed without the panel, as by undo after a reload, the page has to show it too. */
export function FollowSettings() {
  const workbench = useWorkbench()
  useEffect(() => {
    if (useGround.getState().ground === null) void loadSettings(workbench)
  }, [workbench])
  return null
}
