import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { versionTexts } from '../../i18n/editor/versions/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { Panel } from '../../kit/panel/Panel.tsx'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { readPageVersion } from './version-calls.ts'
import { NotRead } from '../NotRead.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { HistoryStep } from './HistoryStep.tsx'
import { joinStays } from './join-stays.ts'
import { readSteps, useSteps } from './read-steps.ts'
import { useVersion } from './shown-version.ts'
import { dayName } from './tell-time.ts'
import styles from './Versions.module.css'

/** What happened on this page, by days and people; what visitors saw, or what was discarded, can be looked at and taken up again. */
export function HistoryPanel() {
  const workbench = useWorkbench()
  const { call, data, history, locale, preview, publication, showScreen, toaster, commitTyping } = workbench
  const texts = versionTexts[locale]
  const { close } = useDialogs()
  const groups = useStore(history.store, (state) => state.groups)
  const { state, steps: recorded, types, next, status, readAt } = useSteps()
  const steps = useMemo(() => joinStays(recorded), [recorded])
  useEffect(() => void readSteps(workbench, null), [workbench])

  // Sections that are gone still have a name.
  const desk = useMemo(() => {
    const known = new Set([...walkGroups(groups)].map(({ id }) => id))
    const gone = Object.entries(types).filter(([id]) => !known.has(id))
    return {
      pageId: data.page.id,
      groups: [...groups, ...gone.map(([id, type]): Group => ({ id, type, version: 1, status: 'deleted', disallowedLanguages: [], options: {}, fields: {}, children: [] }))],
    }
  }, [groups, types, data])

  async function look(version: string) {
    commitTyping()
    const answer = await readPageVersion(call, { id: data.page.id, version, locale: data.view.locale })
    if (!answer.ok) {
      toaster.error(texts.versionFailed, answer.message)
      return
    }
    showScreen(answer.value)
    useVersion.setState({ version: answer.value })
    preview.setState({ groups: answer.value.groups })
    close()
  }

  const live = steps.find(({ milestone }) => milestone !== null && milestone.of !== 'discarded')
  const number = live?.milestone?.of === 'published' ? live.milestone.number : null
  async function takeBack(version: number) {
    await publication.unpublish(version, { undone: texts.takenBack, undoError: texts.takeBackFailed })
    await readSteps(workbench, null)
  }

  const days = Map.groupBy(steps, ({ at }) => dayName(at, readAt, locale, texts))
  return (
    <Panel isOpen onClose={close} title={texts.title} closeLabel={texts.close}>
      <div className={styles.panel}>
        {[...days].map(([day, own]) => (
          <section key={day}>
            <h3 className={styles.day}>{day}</h3>
            <ol className={styles.steps}>
              {own.map((step) => (
                <HistoryStep
                  key={step.sequence}
                  step={step}
                  desk={desk}
                  onLook={(version) => void look(version)}
                  onTakeBack={step === live && number !== null && number > 1 ? () => void takeBack(number) : undefined}
                />
              ))}
            </ol>
          </section>
        ))}
        {state === 'read' && steps.length === 0 && <EmptyState title={texts.empty} text={texts.emptyText} />}
        {state === 'loading' && (
          <p className={styles.meta} role="status">
            <Spinner /> {texts.loading}
          </p>
        )}
        {state === 'failed' && <NotRead title={texts.failed} tryAgain={texts.tryAgain} status={status} onRetry={() => void readSteps(workbench, next)} />}
        {state === 'read' && next !== null && (
          <Button look="outlined" onClick={() => void readSteps(workbench, next)}>
            {texts.more}
          </Button>
        )}
      </div>
    </Panel>
  )
}
