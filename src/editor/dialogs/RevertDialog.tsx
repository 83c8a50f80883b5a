import { isMultilingual } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import { DialogButton } from './DialogButton.tsx'
import { EditorDialog } from './EditorDialog.tsx'
import { useDialogs } from './open-dialog.ts'

export function RevertDialog() {
  const { texts, data, publication } = useWorkbench()
  const { name, close } = useDialogs()
  const confirm = () => {
    close()
    void publication.revert()
  }
  return (
    <EditorDialog
      isOpen={name === 'revert'}
      onClose={close}
      title={texts.revert.title}
      text={isMultilingual(data.locales) ? texts.revert.textMultilingual : texts.revert.text}
      actions={
        <>
          <DialogButton look="outlined" onClick={close}>
            {texts.revert.cancel}
          </DialogButton>
          <DialogButton look="danger" onClick={confirm}>
            {texts.revert.confirm}
          </DialogButton>
        </>
      }
    />
  )
}
