import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { QuestionDialog } from '../../kit/dialog/QuestionDialog.tsx'
import { isParked } from '../queue/entry.ts'
import { useWorkbench } from '../workbench.ts'
import { useDialogs } from './open-dialog.ts'
import { ParkedCommand } from './ParkedCommand.tsx'
import styles from './EditorDialog.module.css'

/** What the server refused: kept word for word, to be sent again or given up knowingly. */
export function ParkedDialog() {
  const { texts, queue } = useWorkbench()
  const { name, close } = useDialogs()
  const entries = useStore(queue.store, (state) => state.entries)
  const parked = entries.filter(isParked)
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
      isOpen={name === 'parked' && parked.length > 0}
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
