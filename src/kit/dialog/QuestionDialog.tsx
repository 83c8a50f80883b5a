import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { useChromeRoot } from '../chrome/chrome-root.ts'
import styles from './Dialog.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  text: string
  /** What stands between text and buttons. */
  children?: ReactNode
  actions: ReactNode
  /** Takes the focus back where it was on something that Tab does not reach; the library would go to the first thing inside it. */
  focusAfter?: () => void
}

/** A question that waits for an answer. Escape answers nothing; the focus returns to where it was. */
export function QuestionDialog({ isOpen, onClose, title, text, children, actions, focusAfter }: Props) {
  const root = useChromeRoot()
  const popup = useRef<HTMLDivElement>(null)
  const leave = () => {
    if (focusAfter) queueMicrotask(focusAfter)
    return false
  }
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal container={root}>
        <AlertDialog.Backdrop forceRender className={styles.backdrop} />
        {/* The dialog itself takes the focus: keys still meant for a text must not press a button. */}
        <AlertDialog.Popup ref={popup} initialFocus={popup} finalFocus={focusAfter && leave} className={styles.dialog}>
          <div className={styles.question}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
            {children}
            <div className={styles.actions}>{actions}</div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
