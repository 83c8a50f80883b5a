import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { isMultilingual } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import { useDialogs } from './open-dialog.ts'

export function RevertDialog() {
  const { texts, data, publication } = useWorkbench()
  const { name, close } = useDialogs()
  return (
    <ConfirmDialog
      isOpen={name === 'revert'}
      onClose={close}
      title={texts.revert.title}
      text={isMultilingual(data.locales) ? texts.revert.textMultilingual : texts.revert.text}
      cancelLabel={texts.revert.cancel}
      confirmLabel={texts.revert.confirm}
      isDangerous
      onConfirm={() => void publication.revert()}
    />
  )
}
