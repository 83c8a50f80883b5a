import { useSignOut } from './use-sign-out.ts'
import { useWorkbench } from '../workbench.ts'
import { DialogButton } from './DialogButton.tsx'
import { EditorDialog } from './EditorDialog.tsx'
import { useDialogs } from './open-dialog.ts'

export function SignOutDialog() {
  const { texts } = useWorkbench()
  const { name, close } = useDialogs()
  const signOut = useSignOut()
  const confirm = () => {
    close()
    void signOut(true)
  }
  return (
    <EditorDialog
      isOpen={name === 'signOut'}
      onClose={close}
      title={texts.signOut.title}
      text={texts.signOut.text}
      actions={
        <>
          <DialogButton look="outlined" onClick={close}>
            {texts.signOut.cancel}
          </DialogButton>
          <DialogButton look="primary" onClick={confirm}>
            {texts.signOut.confirm}
          </DialogButton>
        </>
      }
    />
  )
}
