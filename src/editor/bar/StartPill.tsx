import { Pencil } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { saveStatus } from '../queue/save-status.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './EditorBar.module.css'

/** All there is while the toolbar is off; a mark tells that something still waits to be saved. */
export function StartPill() {
  const { texts, toolbar, queue } = useWorkbench()
  const isUnsaved = useStore(queue.store, ({ entries, phase }) => !['saved', 'saving'].includes(saveStatus(entries, phase)))
  return (
    <div className={styles.place} data-part="start">
      <Button look="primary" className={styles.start} onClick={toolbar.turnOn}>
        <Pencil size={18} aria-hidden="true" />
        {texts.bar.startEditing}
        {isUnsaved && <span className={styles.mark} />}
        {isUnsaved && <span className={styles.spoken}>, {texts.bar.notSaved}</span>}
      </Button>
    </div>
  )
}
