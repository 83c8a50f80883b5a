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
import { loadedLater } from './loaded-later.tsx'

/** Loaded when they are opened first. */
const PublishDialog = loadedLater(() => import('./publish/PublishDialog.tsx').then(({ PublishDialog }) => PublishDialog))
const TranslationsDialog = loadedLater(() => import('./translations/TranslationsDialog.tsx').then(({ TranslationsDialog }) => TranslationsDialog))
const BoardDialog = loadedLater(() => import('./translations/BoardDialog.tsx').then(({ BoardDialog }) => BoardDialog))
const ClashDialog = loadedLater(() => import('./clash/ClashDialog.tsx').then(({ ClashDialog }) => ClashDialog))
const HistoryPanel = loadedLater(() => import('./versions/HistoryPanel.tsx').then(({ HistoryPanel }) => HistoryPanel))
const SignInDialog = loadedLater(() => import('./session/SignInDialog.tsx').then(({ SignInDialog }) => SignInDialog))

const LibraryTool = loadedLater(() => import('./media/LibraryTool.tsx').then(({ LibraryTool }) => LibraryTool))
const StartDialog = loadedLater(() => import('./start/StartDialog.tsx').then(({ StartDialog }) => StartDialog))
const Palette = loadedLater(() => import('./palette/Palette.tsx').then(({ Palette }) => Palette))

export function Dialogs() {
  return (
    <>
      <PickerDialog />
      <RevertDialog />
      <DeleteDialog />
      <SignOutDialog />
      <ParkedDialog />
      <LaterDialogs />
    </>
  )
}

/** By itself, so that opening one does not draw those again that are always there. */
function LaterDialogs() {
  const { queue, session, toaster, texts } = useWorkbench()
  const { name, close } = useDialogs()
  const hasClash = useStore(queue.store, ({ entries }) => entries.some(isClash))
  const isOver = useStore(session, (state) => state.isOver)
  return (
    <>
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
