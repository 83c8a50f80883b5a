import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../../kit/feedback/Spinner.tsx'
import { NotRead } from '../../NotRead.tsx'
import { fitAct, invertAct } from '../../../model/commands/command.ts'
import { readPastSettings, type PastSetting } from '../../api/settings-calls.ts'
import { useWorkbench } from '../../workbench.ts'
import { PastStep } from './PastStep.tsx'
import styles from './Past.module.css'

type List = { steps: readonly PastSetting[]; next: number | null; state: 'loading' | 'failed' | 'here' }

/** Who changed what of the settings, and when. Taking one back does only its own difference, as undo does. */
export function PastSettings({ onBack }: { onBack: () => void }) {
  const { call, locale, history, toaster, flush } = useWorkbench()
  const texts = settingsTexts[locale].past
  const [{ steps, next, state }, setList] = useState<List>({ steps: [], next: null, state: 'loading' })

  const ask = useCallback(
    async (before: number | null) => {
      // What was just changed belongs to it.
      await flush()
      const answer = await readPastSettings(call, before)
      return (old: List): List =>
        answer.ok ? { steps: before === null ? answer.value.steps : [...old.steps, ...answer.value.steps], next: answer.value.next, state: 'here' } : { ...old, state: 'failed' }
    },
    [call, flush],
  )
  useEffect(() => {
    let isCurrent = true
    void ask(null).then((change) => isCurrent && setList(change))
    return () => void (isCurrent = false)
  }, [ask])

  const loadMore = () => {
    setList((old) => ({ ...old, state: 'loading' }))
    void ask(next).then(setList)
  }

  function takeBack({ act }: PastSetting) {
    const back = invertAct(act)
    if (fitAct(history.shown(), back) === null) return toaster.success(texts.nothing)
    history.perform([back])
    toaster.success(texts.restored)
    void ask(null).then(setList)
  }

  return (
    <div className={styles.past}>
      <Button className={styles.back} onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" />
        {texts.back}
      </Button>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <PastStep key={step.sequence} step={step} onTakeBack={() => takeBack(step)} />
        ))}
      </ol>
      {state === 'here' && steps.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {state === 'loading' && (
        <p role="status" className={styles.meta}>
          <Spinner /> {texts.loading}
        </p>
      )}
      {state === 'failed' && <NotRead title={texts.failed} tryAgain={settingsTexts[locale].tryAgain} onRetry={loadMore} />}
      {state === 'here' && next !== null && (
        <Button look="outlined" onClick={loadMore}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}
