import { useEffect, useState } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx'
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../../kit/feedback/Spinner.tsx'
import type { BranchHours } from '../../../model/business/branch.ts'
import { groupedWeek, type DaysHours } from '../../../model/opening-hours/opening-hours.ts'
import { readBranches, resetBranch } from '../../api/settings-calls.ts'
import { useWorkbench } from '../../workbench.ts'
import { useGround } from '../follow-settings.ts'
import { weekdayName } from './weekday-name.ts'
import styles from './Hours.module.css'

/** The places of the business with their hours. What was changed here goes back to the lookup after a question (E-207). */
export function BranchList() {
  const { call, locale, toaster } = useWorkbench()
  const texts = settingsTexts[locale].hours
  const [branches, setBranches] = useState<readonly BranchHours[] | 'loading' | 'failed'>('loading')
  const [asked, setAsked] = useState<BranchHours | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    void readBranches(call).then((answer) => isCurrent && setBranches(answer.ok ? answer.value.branches : 'failed'))
    return () => void (isCurrent = false)
  }, [call, attempt])

  async function reset({ id }: BranchHours) {
    const end = toaster.progress(texts.resetting)
    const answer = await resetBranch(call, id)
    end()
    if (!answer.ok) return toaster.error(texts.resetError, answer.message)
    setBranches(answer.value.branches)
    showHours(answer.value.branches)
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
    return (
      <EmptyState title={texts.failed} isAlert>
        <Button look="outlined" onClick={() => setAttempt(attempt + 1)}>
          {settingsTexts[locale].tryAgain}
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      {branches.map((branch) => (
        <section key={branch.id} aria-label={branch.name} className={styles.branch}>
          <h4 className={styles.heading}>{branch.name}</h4>
          <p className={styles.closed}>{branch.isOwn ? texts.changedHere : texts.fromLookUp}</p>
          <Week week={groupedWeek(branch.hours)} />
          {branch.isOwn && (
            <Button look="outlined" onClick={() => setAsked(branch)}>
              {texts.reset}
            </Button>
          )}
        </section>
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

/** The footer beside shows them at once. */
function showHours(branches: readonly BranchHours[]): void {
  useGround.setState(({ ground }) => {
    if (!ground?.business) return {}
    const hoursOf = new Map(branches.map(({ id, hours }) => [id, hours]))
    const own = ground.business.branches.map((branch) => ({ ...branch, hours: hoursOf.get(branch.id) ?? branch.hours }))
    return { ground: { ...ground, business: { ...ground.business, branches: own } } }
  })
}

function Week({ week }: { week: readonly DaysHours[] }) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale].hours
  return (
    <dl className={styles.week}>
      {week.map(({ from, to, ranges }) => (
        <div key={from}>
          <dt>{from === to ? weekdayName(from, locale) : `${weekdayName(from, locale)}–${weekdayName(to, locale)}`}</dt>
          <dd>{ranges.length === 0 ? texts.closed : ranges.map((range) => `${range.from}–${range.to}`).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
