import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { versionTexts } from '../../i18n/editor/versions/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { Panel } from '../../kit/panel/Panel.tsx'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { readHistory, readPageVersion, type HistoryStep as Step } from '../api/page-calls.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { HistoryStep } from './HistoryStep.tsx'
import { useVersion } from './shown-version.ts'
import { dayName } from './tell-time.ts'
import styles from './Versions.module.css'

type Read = { state: 'loading' | 'failed' | 'read'; steps: readonly Step[]; types: Readonly<Record<string, string>>; next: number | null }

const NOTHING: Read = { state: 'loading', steps: [], types: {}, next: null }

/** What happened on this page, by days and people; what visitors saw, or what was discarded, can be looked at and taken up again. */
export function HistoryPanel() {
  const { call, data, flush, history, locale, preview, showScreen, toaster, commitTyping } = useWorkbench()
  const texts = versionTexts[locale]
  const { close } = useDialogs()
  const groups = useStore(history.store, (state) => state.groups)
  const [{ state, steps, types, next }, setRead] = useState<Read>(NOTHING)

  async function read(before: number | null) {
    setRead((old) => ({ ...old, state: 'loading' }))
    if (before === null) await flush()
    const answer = await readHistory(call, data.page.id, before)
    setRead((old) => (answer.ok ? { state: 'read', ...answer.value, steps: [...(before === null ? [] : old.steps), ...answer.value.steps] } : { ...old, state: 'failed' }))
  }
  useEffect(() => void read(null), [])

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

  const days = Map.groupBy(steps, ({ at }) => dayName(at, new Date(), locale, texts))
  return (
    <Panel isOpen onClose={close} title={texts.title} closeLabel={texts.close}>
      <div className={styles.panel}>
        {[...days].map(([day, own]) => (
          <section key={day}>
            <h3 className={styles.day}>{day}</h3>
            <ol className={styles.steps}>
              {own.map((step) => (
                <HistoryStep key={step.sequence} step={step} desk={desk} onLook={(version) => void look(version)} />
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
        {state === 'failed' && (
          <EmptyState isAlert title={texts.failed}>
            <Button look="outlined" onClick={() => void read(next)}>
              {texts.tryAgain}
            </Button>
          </EmptyState>
        )}
        {state === 'read' && next !== null && (
          <Button look="outlined" onClick={() => void read(next)}>
            {texts.more}
          </Button>
        )}
      </div>
    </Panel>
  )
}
