import { dialogTexts } from '../../i18n/editor/dialogs/texts.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { isMultilingual } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import { useDialog } from './open-dialog.ts'

export function RevertDialog() {
  const { locale, data, publication } = useWorkbench()
  const texts = dialogTexts[locale].revert
  const { isOpen, close } = useDialog('revert')
  return (
    <ConfirmDialog
      isOpen={isOpen}
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
