import { Button } from '../button/Button.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'

type Props = {
  isOpen: boolean
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
  /** What is lost by it does not come back. */
  isDangerous?: boolean
  focusAfter?: () => void
  onConfirm: () => void
  onClose: () => void
}

/** Closed in both cases; only the confirming button does anything. */
export function ConfirmDialog({ confirmLabel, cancelLabel, isDangerous = false, onConfirm, onClose, ...rest }: Props) {
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <QuestionDialog
      {...rest}
      onClose={onClose}
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button look={isDangerous ? 'danger' : 'primary'} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
