import { lazy, Suspense } from 'react'
import { useDialogs } from './dialogs/open-dialog.ts'
import { PickerDialog } from './picker/PickerDialog.tsx'
import { ClashDialog } from './dialogs/ClashDialog.tsx'
import { ParkedDialog } from './dialogs/ParkedDialog.tsx'
import { RevertDialog } from './dialogs/RevertDialog.tsx'
import { DeleteDialog } from './sections/DeleteDialog.tsx'
import { SignOutDialog } from './dialogs/SignOutDialog.tsx'

const Palette = lazy(() => import('./palette/Palette.tsx').then((loaded) => ({ default: loaded.Palette })))

export function Dialogs() {
  const isFinding = useDialogs(({ name }) => name === 'palette')
  return (
    <>
      <PickerDialog />
      <RevertDialog />
      <DeleteDialog />
      <SignOutDialog />
      <ParkedDialog />
      <ClashDialog />
      {isFinding && (
        <Suspense>
          <Palette />
        </Suspense>
      )}
    </>
  )
}
