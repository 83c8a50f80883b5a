import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { isOfSettings } from '../model/commands/key.ts'
import { Later } from './Later.tsx'
import { useWorkbench, type Workbench } from './workbench.ts'
import { loadedLater } from './loaded-later.tsx'

/** Loaded when they are opened first. */
const PagesPanel = loadedLater(() => import('./pages/PagesPanel.tsx').then(({ PagesPanel }) => PagesPanel))
const SettingsPanel = loadedLater(() => import('./settings/SettingsPanel.tsx').then(({ SettingsPanel }) => SettingsPanel))
const FollowSettings = loadedLater(() => import('./settings/FollowSettings.tsx').then(({ FollowSettings }) => FollowSettings))

const FollowMenu = loadedLater(() => import('./things/FollowMenu.tsx').then(({ FollowMenu }) => FollowMenu))

/** A hand comes to the button a moment before it presses: long enough to fetch the program and the list of pages. */
export function preparePages(workbench: Workbench): void {
  if (!PagesPanel.ahead()) return
  workbench.call.ahead('pages/overview', {})
  // The panel that is not there yet asks again, and says so.
  import('./pages/use-overview.ts').then(({ prepareOverview }) => prepareOverview(workbench), console.warn)
}

/** What stands beside the page, one at a time, as the address says. */
export function Panels() {
  const { call, history, toolbar, toaster, texts } = useWorkbench()
  const { settings, pagemenu } = useStore(toolbar.store)
  // Before the panel asks, which it cannot do while it is still on its way.
  useLayoutEffect(() => {
    if (pagemenu && PagesPanel.ahead()) call.ahead('pages/overview', {})
  }, [pagemenu, call])
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
