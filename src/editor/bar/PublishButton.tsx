import { Check, LoaderCircle, Upload } from 'lucide-react'
import { useStore } from 'zustand'
import { classNames } from '../../ui/class-names.ts'
import control from '../styles/control.module.css'
import { useWorkbench } from '../workbench.ts'
import { countChanges } from './count-changes.ts'
import { Hint } from './Hint.tsx'
import styles from './EditorBar.module.css'

export function PublishButton() {
  const { texts, publication } = useWorkbench()
  const { changes, phase } = useStore(publication.store)
  if (phase === 'published')
    return (
      <output className={classNames(control.control, styles.publish, styles.done)}>
        <Check size={18} aria-hidden="true" />
        <span className={styles.publishText}>{texts.bar.published}</span>
      </output>
    )
  const isBusy = phase === 'publishing'
  if (!isBusy && !changes) return null
  const count = countChanges(changes ?? 0, texts)
  const words = isBusy ? texts.bar.publishing : texts.bar.publish
  return (
    <Hint text={isBusy ? words : `${words}: ${count}`}>
      <button type="button" aria-busy={isBusy} className={classNames(control.control, control.primary, styles.publish)} onClick={() => void publication.publish()}>
        {isBusy ? <LoaderCircle size={18} className={styles.turning} aria-hidden="true" /> : <Upload size={18} aria-hidden="true" />}
        <span className={styles.publishText}>{words}</span>
        {!isBusy && (
          <>
            <span className={styles.spoken}>, {count}</span>
            <span className={styles.count} aria-hidden="true">
              {changes}
            </span>
          </>
        )}
      </button>
    </Hint>
  )
}
