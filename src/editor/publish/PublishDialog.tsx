import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { fill } from '../../i18n/fill.ts'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import type { ComingChanges, DraftElsewhere } from './change-calls.ts'
import { findGroup } from '../../model/commands/desk.ts'
import { commandTexts } from '../dialogs/command-texts.ts'
import { NotRead } from '../NotRead.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import type { Publication } from '../state/create-publication.ts'
import { useWorkbench } from '../workbench.ts'
import { Checks } from './Checks.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { Held } from './Held.tsx'
import { languageInSentence } from '../names/language-name.ts'
import { OthersButton } from './OthersButton.tsx'
import { forgetOtherPages, publishOtherPages, ticked, useOtherPages } from './publish-other-pages.ts'
import { Published } from './Published.tsx'
import { forgetReceipt, readReceipt, useReceipt } from './read-receipt.ts'
import { receiptOf } from './receipt.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import { forgetWayBack, useWayBack } from './way-back.ts'
import styles from './Publish.module.css'

/** One dialog that reads like a receipt: what changes for visitors, what to look at before, one button for this page and one for all that wait. */
export function PublishDialog() {
  const workbench = useWorkbench()
  const { history, locale, publication } = workbench
  const texts = publishTexts[locale]
  const { close } = useDialogs()
  const phase = useStore(publication.store, (state) => state.phase)
  const changes = useStore(publication.store, (state) => state.changes)
  const { reading } = useReceipt()
  const { run, ticks } = useOtherPages()
  const [done, setDone] = useState<Awaited<ReturnType<Publication['publish']>>>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [at, setAt] = useState<string | null>(null)

  // What others change meanwhile is on the receipt as well.
  useEffect(() => void readReceipt(workbench), [workbench, changes])
  // A message would lie on the list; what it offers to take back is in the bar as well.
  useEffect(() => workbench.toaster.clearNews(), [workbench])
  useEffect(() => {
    forgetWayBack()
    return () => {
      forgetReceipt()
      // Who sees to a line and comes back finds the same pages ticked.
      if (!useWayBack.getState().left) forgetOtherPages()
    }
  }, [])

  function firstChanged(): string | null {
    if (reading.state !== 'read') return null
    const desk = history.shown()
    const spots = receiptOf(reading.coming.acts, desk, commandTexts(workbench))
    return spots.find(({ groupId }) => findGroup(desk, groupId))?.groupId ?? null
  }
  const publish = async () => {
    setHasFailed(false)
    setAt(firstChanged())
    const result = await publication.publish(useReceipt.getState().once)
    setDone(result)
    setHasFailed(result === null)
    return result !== null
  }
  const publishAll = async (pages: readonly DraftElsewhere[]) => {
    if (isReady && !(await publish())) return
    await publishOtherPages(workbench, pages)
  }
  const elsewhere = reading.state === 'read' ? reading.coming.elsewhere : []
  const others = ticked(elsewhere, ticks).length
  const isReady = reading.state === 'read' && reading.coming.isAllowed && hasChanges(reading.coming)
  if (done || run.state !== 'idle') return <Published done={done} at={at} />
  const isBusy = phase === 'publishing'
  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.title}
      actions={
        <>
          <Button look="outlined" onClick={close}>
            {texts.cancel}
          </Button>
          <Button look={others > 0 ? 'outlined' : 'primary'} isIdle={!isReady} isBusy={isBusy} onClick={() => void publish()}>
            {isBusy && <Spinner />}
            {isBusy ? texts.publishing : others > 0 ? texts.publishThis : texts.publish}
          </Button>
          {!isBusy && <OthersButton pages={elsewhere} withThis={isReady} onPublish={(pages) => void publishAll(pages)} />}
        </>
      }
    >
      <div className={styles.receipt}>
        {reading.state === 'loading' && (
          <p className={styles.intro} role="status">
            <Spinner /> {texts.loading}
          </p>
        )}
        {reading.state === 'failed' && <NotRead title={texts.failed} tryAgain={texts.tryAgain} status={reading.status} onRetry={() => void readReceipt(workbench)} />}
        {hasFailed && (
          <p className={styles.error} role="alert">
            <CircleAlert size={20} aria-hidden="true" /> {texts.notPublished}
          </p>
        )}
        {reading.state === 'read' && <Receipt coming={reading.coming} />}
      </div>
    </Dialog>
  )
}

const hasChanges = ({ acts, opened, closed, isFirst }: ComingChanges) => isFirst || acts.length + opened.length + closed.length > 0

function Receipt({ coming }: { coming: ComingChanges }) {
  const workbench = useWorkbench()
  const { locale, history } = workbench
  const texts = publishTexts[locale]
  const parts = receiptOf(coming.acts, history.shown(), commandTexts(workbench))
  const named = (text: string) => (language: string) => (
    <p key={`${text}${language}`} className={styles.note}>
      {fill(text, { language: languageInSentence(language, locale) })}
    </p>
  )
  const nothing = coming.held.length > 0 ? `${texts.nothing} ${texts.waiting}` : texts.nothing
  return (
    <>
      <p className={styles.intro}>{coming.isFirst ? texts.first : hasChanges(coming) ? texts.intro : nothing}</p>
      {coming.opened.map(named(texts.opened))}
      {coming.closed.map(named(texts.closed))}
      <ReceiptLines parts={parts} />
      <Held languages={coming.held} isFirst={coming.isFirst} />
      <Checks />
      <Elsewhere pages={coming.elsewhere} />
    </>
  )
}
