import { useCallback } from 'react'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { RunNote } from './RunNote.tsx'
import { tasksFor } from './tasks-for.ts'
import { usePageTexts } from './use-page-texts.ts'
import { useTaskRun } from './use-task-run.ts'
import styles from './Translations.module.css'

/** Everything that is missing on this page, in all languages, with one press; and the way to all pages. */
export function TranslateMissing() {
  const { data, locale } = useWorkbench()
  const texts = translationTexts[locale]
  const dialogs = useDialogs()
  const { loaded, reload } = usePageTexts(data.page.id)
  const onEnd = useCallback(() => void reload(), [reload])
  const { state, isRunning, start, stop } = useTaskRun(onEnd)
  if (loaded.kind === 'loading') return <Spinner label={texts.loading} />
  const isConnected = loaded.kind === 'ready' && loaded.value.isConnected
  const tasks = loaded.kind === 'ready' && isConnected ? tasksFor(loaded.value, { pageId: data.page.id, to: data.openLocales, states: ['missing'] }) : []
  return (
    <div className={styles.stack}>
      {loaded.kind === 'ready' && !isConnected && <p className={styles.note}>{texts.notConnected}</p>}
      <RunNote state={state} onStop={stop} />
      <div className={styles.foot}>
        {tasks.length > 0 && !isRunning && (
          <Button look="primary" onClick={() => start(tasks)}>
            {texts.all.page}
          </Button>
        )}
        <Button look="outlined" onClick={() => dialogs.open('board')}>
          {texts.all.board}
        </Button>
      </div>
    </div>
  )
}
