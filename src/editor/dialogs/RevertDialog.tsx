import { dialogTexts } from '../../i18n/editor/dialogs/texts.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { isMultilingual } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import { useDialogs } from './open-dialog.ts'

export function RevertDialog() {
  const { locale, data, publication } = useWorkbench()
  const texts = dialogTexts[locale].revert
  const { name, close } = useDialogs()
  return (
    <ConfirmDialog
      isOpen={name === 'revert'}
      onClose={close}
      title={texts.title}
      text={isMultilingual(data.locales) ? texts.textMultilingual : texts.text}
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirm}
      isDangerous
      onConfirm={() => void publication.revert()}
    />
  )
}
