import { createContext, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from './workbench.ts'
import { isEditing } from './toolbar/flag-query.ts'

/** Whether the tools have reached this part of the page. */
export const ToolsOnContext = createContext(false)

export const useToolsOn = () => useContext(ToolsOnContext)

/** An earlier version is looked at, not written in. */
export function usePageToolsOn(): boolean {
  const { toolbar, preview } = useWorkbench()
  const isPreview = useStore(preview, ({ groups }) => groups !== null)
  return useStore(toolbar.store, isEditing) && !isPreview
}

export function useSectionToolsOn(groupId: string): boolean {
  const { wave } = useWorkbench().toolbar
  const isOn = usePageToolsOn()
  const isBehind = useSyncExternalStore(
    wave.subscribe,
    () => wave.isBehind(groupId),
    () => false,
  )
  return isBehind ? !isOn : isOn
}
