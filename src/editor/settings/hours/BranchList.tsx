import { useEffect, useState } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx'
import { Spinner } from '../../../kit/feedback/Spinner.tsx'
import { NotRead } from '../../NotRead.tsx'
import type { BranchHours } from '../../../model/business/branch.ts'
import { branchKey } from '../../../model/commands/key.ts'
import { readBranches, resetBranch } from '../../api/settings-calls.ts'
import { loadThings } from '../../things/load-things.ts'
import { useWorkbench } from '../../workbench.ts'
import { BranchItem } from './BranchItem.tsx'
import styles from './Hours.module.css'

/** The places of the business with their hours. What was changed here goes back to the lookup after a question (E-207). */
export function BranchList() {
  const { call, flush, history, locale, toaster } = useWorkbench()
  const texts = settingsTexts[locale].hours
  const [branches, setBranches] = useState<readonly BranchHours[] | 'loading' | 'failed'>('loading')
  const [asked, setAsked] = useState<BranchHours | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    async function load() {
      const answer = await readBranches(call)
      const failure = answer.ok
        ? await loadThings(
            { call, history },
            answer.value.branches.map(({ id }) => branchKey(id)),
          )
        : answer
      if (isCurrent) setBranches(answer.ok && failure === null ? answer.value.branches : 'failed')
    }
    void load()
    return () => void (isCurrent = false)
  }, [call, history, attempt])

  async function reset({ id }: BranchHours) {
    const end = toaster.progress(texts.resetting)
    // What was just changed is stored first, and not after it.
    await flush()
    const answer = await resetBranch(call, id)
    if (answer.ok) await loadThings({ call, history }, [branchKey(id)])
    end()
    if (!answer.ok) return toaster.error(texts.resetError, answer.message)
    toaster.success(texts.resetDone)
  }

  if (branches === 'loading') {
    return (
      <p role="status" className={styles.closed}>
        <Spinner /> {texts.loading}
      </p>
    )
  }
  if (branches === 'failed') {
    return <NotRead title={texts.failed} tryAgain={settingsTexts[locale].tryAgain} onRetry={() => setAttempt(attempt + 1)} />
  }
  return (
    <>
      {branches.map((branch) => (
        <BranchItem key={branch.id} branch={branch} onReset={() => setAsked(branch)} />
      ))}
      <ConfirmDialog
        isOpen={asked !== null}
        title={texts.resetTitle}
        text={fill(texts.resetText, { name: asked?.name ?? '' })}
        confirmLabel={texts.reset}
        cancelLabel={texts.cancel}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void reset(asked)}
      />
    </>
  )
}
