import { Check, Upload } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { useStore } from 'zustand'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Hint } from '../../kit/button/Hint.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useMissingCount } from '../publish/use-missing.ts'
import { usePublishPolicy } from '../publish/use-publish-policy.ts'
import { useWorkbench } from '../workbench.ts'
import { countChanges } from './count-changes.ts'
import styles from './EditorBar.module.css'

export function PublishButton() {
  const { texts, publication, queue } = useWorkbench()
  const open = useDialogs((state) => state.open)
  const policy = usePublishPolicy()
  const isWaiting = useMissingCount() > 0 && policy === 'block'
  const { changes, ready, phase } = useStore(publication.store)
  const place = usePlaceAfterDialog()
  const isAllSaved = useStore(queue.store, ({ entries }) => entries.length === 0)
  if (phase === 'published')
    return (
      <span ref={place} tabIndex={-1} role="status" className={classNames(styles.publish, styles.done)}>
        <Check size={18} aria-hidden="true" />
        <span className={styles.publishText}>{texts.bar.published}</span>
      </span>
    )
  const isBusy = phase === 'publishing'
  // E-152: while translations are missing, the way to them stands in its place.
  if (!isBusy && isWaiting) return null
  // Its room is kept, or everything beside it would move under the hand with the first letter.
  if (!isBusy && !ready)
    return (
      <span ref={place} tabIndex={-1} className={classNames(styles.publish, styles.idle)}>
        {changes === 0 && isAllSaved && <span className={styles.publishText}>{texts.bar.noChanges}</span>}
        {changes !== null && changes > 0 && <span className={styles.publishText}>{texts.bar.restWaits}</span>}
      </span>
    )
  const count = countChanges(ready, texts)
  const words = isBusy ? texts.bar.publishing : texts.bar.publish
  return (
    <Hint text={isBusy ? words : fill(texts.ofWhat, { name: words, what: count })}>
      <Button look="primary" isBusy={isBusy} className={styles.publish} onClick={() => open('publish')}>
        {isBusy ? <Spinner /> : <Upload size={18} aria-hidden="true" />}
        <span className={styles.publishText}>{words}</span>
        {!isBusy && (
          <>
            <span className={styles.spoken}>, {count}</span>
            <span className={styles.count} aria-hidden="true">
              {ready}
            </span>
          </>
        )}
      </Button>
    </Hint>
  )
}

/** The button that opened the dialog is gone once all is published: the keyboard goes on from what stands in its place. */
function usePlaceAfterDialog(): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null)
  const isAsking = useDialogs(({ name }) => name === 'publish')
  useEffect(() => {
    if (!isAsking) return
    const takeOver = () => document.activeElement === document.body && place.current?.focus()
    return () => void requestAnimationFrame(takeOver)
  }, [isAsking])
  return place
}
