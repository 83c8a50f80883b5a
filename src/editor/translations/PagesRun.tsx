import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { ProgressBar } from '../../kit/feedback/ProgressBar.tsx'
import { useWorkbench } from '../workbench.ts'
import { stopRun, type TranslationRun } from './translation-calls.ts'
import styles from './Translations.module.css'

type Props = { run: TranslationRun | null; isGoing: boolean; onStopped: () => void }

export function PagesRun({ run, isGoing, onStopped }: Props) {
  const { call, locale } = useWorkbench()
  const texts = translationTexts[locale].run
  if (!run || run.state === 'none') return null
  if (!isGoing) {
    const words = { done: texts.done, cancelled: texts.cancelled, textsLeft: texts.textsLeft, serviceFailed: texts.serviceFailed, waiting: '', running: '' }[run.state]
    return (
      <p role="status" className={run.state === 'textsLeft' || run.state === 'serviceFailed' ? styles.note : styles.intro}>
        {words}
      </p>
    )
  }
  const stop = async () => {
    await stopRun(call)
    onStopped()
  }
  const label = run.total === 0 ? texts.waiting : fill(texts.running, { done: run.done, total: run.total })
  return (
    <div className={styles.stack}>
      <ProgressBar label={label} value={run.total === 0 ? 0 : run.done / run.total} />
      <div className={styles.foot}>
        <Button look="outlined" onClick={() => void stop()}>
          {texts.stop}
        </Button>
        <p className={styles.intro}>{texts.goesOn}</p>
      </div>
    </div>
  )
}
