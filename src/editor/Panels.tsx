import { lazy } from 'react'
import { useStore } from 'zustand'
import { isOfSettings } from '../model/commands/key.ts'
import { Later } from './Later.tsx'
import { useWorkbench } from './workbench.ts'

/** Loaded when they are opened first. */
const PagesPanel = lazy(() => import('./pages/PagesPanel.tsx').then((module) => ({ default: module.PagesPanel })))
const SettingsPanel = lazy(() => import('./settings/SettingsPanel.tsx').then((module) => ({ default: module.SettingsPanel })))
const FollowSettings = lazy(() => import('./settings/FollowSettings.tsx').then((module) => ({ default: module.FollowSettings })))

const FollowMenu = lazy(() => import('./things/FollowMenu.tsx').then((module) => ({ default: module.FollowMenu })))

/** What stands beside the page, one at a time, as the address says. */
export function Panels() {
  const { history, toolbar, toaster, texts } = useWorkbench()
  const { settings, pagemenu } = useStore(toolbar.store)
  // Also without the panel: undo and what waits in the queue change settings and menu after a reload.
  const hasSettings = useStore(history.store, ({ things }) => Object.keys(things).some(isOfSettings))
  const hasMenu = useStore(history.store, ({ things }) => 'navigation' in things)
  return (
    <Later
      key={`${settings} ${pagemenu}`}
      onFail={() => {
        toolbar.closePanel()
        toaster.error(texts.toasts.notLoaded)
      }}
    >
      {hasSettings && <FollowSettings />}
      {hasMenu && <FollowMenu />}
      {pagemenu && <PagesPanel onClose={toolbar.closePanel} />}
      {settings && !pagemenu && <SettingsPanel onClose={toolbar.closePanel} />}
    </Later>
  )
}
