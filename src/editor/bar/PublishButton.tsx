import { Check, Upload } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { Hint } from '../../kit/button/Hint.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useWorkbench } from '../workbench.ts'
import { countChanges } from './count-changes.ts'
import styles from './EditorBar.module.css'

export function PublishButton() {
  const { texts, publication } = useWorkbench()
  const { changes, phase } = useStore(publication.store)
  if (phase === 'published')
    return (
      <output className={classNames(styles.publish, styles.done)}>
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
      <Button look="primary" isBusy={isBusy} className={styles.publish} onClick={() => void publication.publish()}>
        {isBusy ? <Spinner /> : <Upload size={18} aria-hidden="true" />}
        <span className={styles.publishText}>{words}</span>
        {!isBusy && (
          <>
            <span className={styles.spoken}>, {count}</span>
            <span className={styles.count} aria-hidden="true">
              {changes}
            </span>
          </>
        )}
      </Button>
    </Hint>
  )
}
