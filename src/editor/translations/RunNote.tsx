import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { ProgressBar } from '../../kit/feedback/ProgressBar.tsx'
import { useWorkbench } from '../workbench.ts'
import type { RunState } from './run-tasks.ts'
import styles from './Translations.module.css'

/** How far several texts have come, and what became of them. */
export function RunNote({ state, onStop }: { state: RunState | null; onStop: () => void }) {
  const { locale } = useWorkbench()
  const texts = translationTexts[locale].all
  if (!state || state.total === 0) return null
  const { done, failed, total, isOver, isStopped, failure } = state
  if (!isOver)
    return (
      <div className={styles.stack}>
        <ProgressBar label={fill(texts.running, { done: done + failed, total })} value={(done + failed) / total} />
        <div className={styles.foot}>
          <Button look="outlined" isIdle={isStopped} onClick={onStop}>
            {texts.stop}
          </Button>
        </div>
      </div>
    )
  return (
    <div role="status" className={styles.stack}>
      {done > 0 && <p className={styles.intro}>{done === 1 ? texts.oneDone : fill(texts.done, { count: done })}</p>}
      {isStopped && <p className={styles.intro}>{texts.stopped}</p>}
      {failed > 0 && <p className={styles.note}>{`${failure?.message ?? ''} ${failed === 1 ? texts.oneLeft : fill(texts.left, { count: failed })}`.trim()}</p>}
    </div>
  )
}
