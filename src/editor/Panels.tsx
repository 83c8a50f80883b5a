import { lazy } from 'react'
import { useStore } from 'zustand'
import { Later } from './Later.tsx'
import { useWorkbench } from './workbench.ts'

/** Loaded when they are opened first. */
const PagesPanel = lazy(() => import('./pages/PagesPanel.tsx').then((module) => ({ default: module.PagesPanel })))

/** What stands beside the page, one at a time, as the address says. */
export function Panels() {
  const { toolbar, toaster, texts } = useWorkbench()
  const { pagemenu } = useStore(toolbar.store)
  return (
    <Later
      key={String(pagemenu)}
      onFail={() => {
        toolbar.closePanel()
        toaster.error(texts.toasts.notLoaded)
      }}
    >
      {pagemenu && <PagesPanel onClose={toolbar.closePanel} />}
    </Later>
  )
}
