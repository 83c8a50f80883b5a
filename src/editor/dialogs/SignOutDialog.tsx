import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { useSignOut } from './use-sign-out.ts'
import { useWorkbench } from '../workbench.ts'
import { useDialog } from './open-dialog.ts'

export function SignOutDialog() {
  const { texts } = useWorkbench()
  const { isOpen, close } = useDialog('signOut')
  const signOut = useSignOut()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={texts.signOut.title}
      text={texts.signOut.text}
      cancelLabel={texts.signOut.cancel}
      confirmLabel={texts.signOut.confirm}
      onConfirm={() => void signOut(true)}
    />
  )
}
