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
const ClashDialog = lazy(() => import('./clash/ClashDialog.tsx').then((module) => ({ default: module.ClashDialog })))
const HistoryPanel = lazy(() => import('./versions/HistoryPanel.tsx').then((module) => ({ default: module.HistoryPanel })))
const SignInDialog = lazy(() => import('./session/SignInDialog.tsx').then((module) => ({ default: module.SignInDialog })))

const LibraryTool = lazy(() => import('./media/LibraryTool.tsx').then((module) => ({ default: module.LibraryTool })))
const StartDialog = lazy(() => import('./start/StartDialog.tsx').then((module) => ({ default: module.StartDialog })))
const Palette = lazy(() => import('./palette/Palette.tsx').then((loaded) => ({ default: loaded.Palette })))

export function Dialogs() {
  const { queue, session, toaster, texts } = useWorkbench()
  const { name, close } = useDialogs()
  const hasClash = useStore(queue.store, ({ entries }) => entries.some(isClash))
  const isOver = useStore(session, (state) => state.isOver)
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
        {name === 'start' && <StartDialog onClose={close} />}
        {name === 'library' && <LibraryTool onClose={close} />}
      </Later>
      <Later onFail={() => toaster.error(texts.toasts.notLoaded)}>{isOver && <SignInDialog />}</Later>
    </>
  )
}
