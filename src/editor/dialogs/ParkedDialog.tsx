import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { Button } from '../../kit/button/Button.tsx'
import { QuestionDialog } from '../../kit/dialog/QuestionDialog.tsx'
import { isParked } from '../queue/entry.ts'
import { useWorkbench } from '../workbench.ts'
import { useDialog } from './open-dialog.ts'
import { ParkedCommand } from './ParkedCommand.tsx'
import styles from './EditorDialog.module.css'

/** What the server refused: kept word for word, to be sent again or given up knowingly. */
export function ParkedDialog() {
  const { texts, queue } = useWorkbench()
  const { isOpen, close } = useDialog('parked')
  const parked = useStore(
    queue.store,
    useShallow(({ entries }) => entries.filter(isParked)),
  )
  const giveUp = () => {
    close()
    queue.discard(parked)
  }
  const retry = () => {
    close()
    queue.retryParked()
  }
  return (
    <QuestionDialog
      isOpen={isOpen && parked.length > 0}
      onClose={close}
      title={texts.bar.notSaved}
      text={texts.parked.text}
      actions={
        <>
          <Button look="danger" onClick={giveUp}>
            {texts.parked.discard}
          </Button>
          <Button look="primary" onClick={retry}>
            {texts.parked.tryAgain}
          </Button>
        </>
      }
    >
      <div className={styles.versions}>
        {parked.map(({ command, hold }) => (
          <div key={command.id}>
            <ParkedCommand command={command} />
            <p className={styles.reason}>{hold.message}</p>
          </div>
        ))}
      </div>
    </QuestionDialog>
  )
}
