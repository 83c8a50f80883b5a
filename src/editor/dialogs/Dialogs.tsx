import { PickerDialog } from '../picker/PickerDialog.tsx'
import { ClashDialog } from './ClashDialog.tsx'
import { ParkedDialog } from './ParkedDialog.tsx'
import { RevertDialog } from './RevertDialog.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'

export function Dialogs() {
  return (
    <>
      <PickerDialog />
      <RevertDialog />
      <SignOutDialog />
      <ParkedDialog />
      <ClashDialog />
    </>
  )
}
