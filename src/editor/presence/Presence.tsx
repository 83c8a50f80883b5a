import { useEffect } from 'react'
import { useStore } from 'zustand'
import { isEditing } from '../toolbar/flag-query.ts'
import { useWorkbench } from '../workbench.ts'
import { followPage } from './follow-page.ts'
import { SectionDots } from './SectionDots.tsx'

/** Follows the page as long as it is open; people are shown where somebody edits. */
export function Presence() {
  const workbench = useWorkbench()
  const isOn = useStore(workbench.toolbar.store, isEditing)
  useEffect(() => followPage(workbench), [workbench])
  return isOn ? <SectionDots /> : null
}
