import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { startTexts } from '../../i18n/editor/start/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { NotRead } from '../NotRead.tsx'
import { startChange } from '../../model/commands/start-change.ts'
import { same } from '../../model/same.ts'
import { noteNewsShown } from '../changelog/session-news.ts'
import { useGround } from '../settings/follow-settings.ts'
import { useWorkbench } from '../workbench.ts'
import { forgetStart } from './kept-memory.ts'
import { languagesOn } from './languages-on.ts'
import { isStartOpen, openStart, postponeStart } from './offer-start.ts'
import { StartEnd } from './StartEnd.tsx'
import { StartStep } from './StartStep.tsx'
import { STEPS, useMemory } from './start-memory.ts'
import { useLoadStart } from './use-load-start.ts'
import styles from './Start.module.css'

const FORM = 'start-step'

/** The way from an empty site to a draft that can be shown: four steps, each of which can be left out and taken back. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const workbench = useWorkbench()
  const { data, locale, history, toaster, flush } = workbench
  const texts = startTexts[locale]
  const { state, again } = useLoadStart()
  const at = useMemory((memory) => memory.at)
  const isOpen = useStore(history.store, ({ things }) => isStartOpen(data, things))
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = STEPS[at]

  // Somebody finished it, here or in another tab.
  useEffect(() => {
    if (!isOpen && !isBusy) onClose()
  }, [isOpen, isBusy, onClose])
  useEffect(() => heading.current?.focus(), [at, state])

  function go(to: number) {
    useGround.setState({ draft: null })
    useMemory.setState({ at: Math.max(0, Math.min(to, STEPS.length)) })
  }

  function close() {
    useGround.setState({ draft: null })
    onClose()
    postponeStart()
    toaster.success(texts.later, { label: texts.goOn, run: () => openStart(workbench) })
  }

  async function finish() {
    setBusy(true)
    history.perform([startChange.act({ before: { isDone: false }, after: { isDone: true } })])
    // Whoever has only just begun is not met by news of the editor when the page comes again.
    noteNewsShown()
    forgetStart(data.user.id)
    const isSaved = await flush()
    // The list of languages is part of the page, and comes with it.
    if (isSaved && !same(languagesOn(history.store.getState().things), data.locales)) location.reload()
    setBusy(false)
    onClose()
  }

  const isShown = state === 'read'
  return (
    <Dialog
      isOpen
      isSteady
      onClose={close}
      side={isShown && step === 'look' ? 'low' : 'full'}
      title={texts.title}
      initialFocus={heading}
      tools={
        <IconButton label={texts.close} onClick={close}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      }
      actions={
        !isShown ? (
          <Button look="outlined" onClick={close}>
            {texts.close}
          </Button>
        ) : (
          <>
            {at > 0 && (
              <Button className={styles.back} onClick={() => go(at - 1)}>
                {texts.back}
              </Button>
            )}
            {step ? (
              <>
                <Button look="outlined" onClick={() => go(at + 1)}>
                  {texts.skip}
                </Button>
                <Button look="primary" type="submit" form={FORM}>
                  {at === STEPS.length - 1 ? texts.nextLast : texts.next}
                </Button>
              </>
            ) : (
              <Button look="primary" isBusy={isBusy} onClick={() => void finish()}>
                {isBusy ? texts.finishing : texts.finish}
              </Button>
            )}
          </>
        )
      }
    >
      {state === 'loading' && (
        <p role="status" className={styles.waiting}>
          <Spinner /> {texts.loading}
        </p>
      )}
      {state === 'failed' && <NotRead title={texts.failed} text={texts.failedText} tryAgain={texts.again} onRetry={again} />}
      {isShown && (step ? <StartStep step={step} formId={FORM} heading={heading} texts={texts} onDone={() => go(at + 1)} /> : <StartEnd heading={heading} texts={texts} />)}
    </Dialog>
  )
}
