import { lazy } from 'react'
import { useStore } from 'zustand'
import { Later } from './Later.tsx'
import { PickerDialog } from './picker/PickerDialog.tsx'
import { ParkedDialog } from './dialogs/ParkedDialog.tsx'
import { RevertDialog } from './dialogs/RevertDialog.tsx'
import { DeleteDialog } from './sections/DeleteDialog.tsx'
import { SignOutDialog } from './dialogs/SignOutDialog.tsx'
import { useDialogs } from './dialogs/open-dialog.ts'
import { isClash } from './queue/entry.ts'
import { useWorkbench } from './workbench.ts'

/** Loaded when they are opened first. */
const PublishDialog = lazy(() => import('./publish/PublishDialog.tsx').then((module) => ({ default: module.PublishDialog })))
const TranslationsDialog = lazy(() => import('./translations/TranslationsDialog.tsx').then((module) => ({ default: module.TranslationsDialog })))
const BoardDialog = lazy(() => import('./translations/BoardDialog.tsx').then((module) => ({ default: module.BoardDialog })))
const ClashDialog = lazy(() => import('./dialogs/ClashDialog.tsx').then((module) => ({ default: module.ClashDialog })))
const HistoryPanel = lazy(() => import('./versions/HistoryPanel.tsx').then((module) => ({ default: module.HistoryPanel })))

const Palette = lazy(() => import('./palette/Palette.tsx').then((loaded) => ({ default: loaded.Palette })))

export function Dialogs() {
  const { queue, toaster, texts } = useWorkbench()
  const { name, close } = useDialogs()
  const hasClash = useStore(queue.store, ({ entries }) => entries.some(isClash))
  return (
    <>
      <PickerDialog />
      <RevertDialog />
      <DeleteDialog />
      <SignOutDialog />
      <ParkedDialog />
      <Later
        key={name}
        onFail={() => {
          close()
          toaster.error(texts.toasts.notLoaded)
        }}
      >
        {hasClash && <ClashDialog />}
        {name === 'publish' && <PublishDialog />}
        {name === 'translations' && <TranslationsDialog />}
        {name === 'board' && <BoardDialog />}
        {name === 'history' && <HistoryPanel />}
        {name === 'palette' && <Palette />}
      </Later>
    </>
  )
}
