import { lazy, Suspense } from 'react'
import { PickerDialog } from './picker/PickerDialog.tsx'
import { ClashDialog } from './dialogs/ClashDialog.tsx'
import { ParkedDialog } from './dialogs/ParkedDialog.tsx'
import { RevertDialog } from './dialogs/RevertDialog.tsx'
import { DeleteDialog } from './sections/DeleteDialog.tsx'
import { SignOutDialog } from './dialogs/SignOutDialog.tsx'
import { useDialogs } from './dialogs/open-dialog.ts'

/** Loaded when they are opened first. */
const PublishDialog = lazy(() => import('./publish/PublishDialog.tsx').then((module) => ({ default: module.PublishDialog })))
const TranslationsDialog = lazy(() => import('./publish/TranslationsDialog.tsx').then((module) => ({ default: module.TranslationsDialog })))
const HistoryPanel = lazy(() => import('./versions/HistoryPanel.tsx').then((module) => ({ default: module.HistoryPanel })))

const Palette = lazy(() => import('./palette/Palette.tsx').then((loaded) => ({ default: loaded.Palette })))

export function Dialogs() {
  const { name } = useDialogs()
  return (
    <>
      <PickerDialog />
      <RevertDialog />
      <DeleteDialog />
      <SignOutDialog />
      <ParkedDialog />
      <ClashDialog />
      <Suspense>
        {name === 'publish' && <PublishDialog />}
        {name === 'translations' && <TranslationsDialog />}
        {name === 'history' && <HistoryPanel />}
        {name === 'palette' && <Palette />}
      </Suspense>
    </>
  )
}
