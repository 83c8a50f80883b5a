import { createContext, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useWorkbench } from './workbench.ts'
import { isEditing } from './toolbar/flag-query.ts'

/** Whether the tools have reached this part of the page. */
export const ToolsOnContext = createContext(false)

export const useToolsOn = () => useContext(ToolsOnContext)

/** An earlier version is looked at, not written in. */
const useIsPreview = () => useStore(useWorkbench().preview, ({ groups }) => groups !== null)

export function usePageToolsOn(): boolean {
  const isPreview = useIsPreview()
  return useStore(useWorkbench().toolbar.store, isEditing) && !isPreview
}

export function useSectionToolsOn(groupId: string): boolean {
  const { store, wave } = useWorkbench().toolbar
  const isPreview = useIsPreview()
  const isOn = useStore(store, isEditing)
  const isBehind = useSyncExternalStore(
    wave.subscribe,
    () => wave.isBehind(groupId),
    () => false,
  )
  return isOn !== isBehind && !isPreview
}
