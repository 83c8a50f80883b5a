import { Pencil } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { ButtonLink } from '../../kit/button/ButtonLink.tsx'
import { saveStatus } from '../queue/save-status.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './EditorBar.module.css'

/** All there is while the toolbar is off: that this is the draft, the ways on, and a mark where something still waits to be saved. */
export function StartPill() {
  const { texts, toolbar, queue, data, publication } = useWorkbench()
  const isLive = useStore(publication.store, (state) => state.isLive)
  const isUnsaved = useStore(queue.store, ({ entries, phase }) => !['saved', 'saving'].includes(saveStatus(entries, phase)))
  return (
    <div className={styles.place} data-part="start">
      <div className={styles.bar}>
        <span className={styles.draft}>{texts.items.status.draft}</span>
        {isLive && <ButtonLink href={data.liveHref}>{texts.bar.viewLive}</ButtonLink>}
        <Button look="primary" className={styles.start} onClick={toolbar.turnOn}>
          <Pencil size={18} aria-hidden="true" />
          {texts.bar.startEditing}
          {isUnsaved && <span className={styles.mark} />}
          {isUnsaved && <span className={styles.spoken}>, {texts.bar.notSaved}</span>}
        </Button>
      </div>
    </div>
  )
}
