import { Check, CircleAlert, CloudOff, GitCompareArrows, LogIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { Hint } from '../../kit/button/Hint.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { saveStatus } from '../queue/save-status.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './EditorBar.module.css'

/** Says at every moment whether typed text is safe; where a person has to act, it is the way to do so. */
export function SaveState() {
  const { texts, queue, session, typing, toaster } = useWorkbench()
  const open = useDialogs((state) => state.open)
  const hasLetters = useStore(typing, (state) => state.hasLetters)
  const isOver = useStore(session, (state) => state.isOver)
  const queued = useStore(queue.store, ({ entries, phase }) => saveStatus(entries, phase, hasLetters))
  const status = isOver ? 'signIn' : queued
  const words = {
    saved: texts.bar.allSaved,
    saving: texts.bar.saving,
    waiting: texts.bar.waiting,
    signIn: texts.bar.signInAgain,
    clash: texts.clash.title,
    parked: texts.bar.notSaved,
  }[status]
  const told = useRef<HTMLSpanElement>(null)
  // Where the bar has no room for words, a cloud alone would leave open what becomes of the text.
  const unsay = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (status === 'saved') {
      unsay.current?.()
      unsay.current = null
    } else if (status === 'waiting' && told.current?.checkVisibility() === false) unsay.current ??= toaster.note(texts.offline.kept)
  }, [status, toaster, texts])
  const label = (
    <span ref={told} className={styles.stateText}>
      {words}
    </span>
  )
  const action = classNames(styles.state, styles.unsaved)

  return (
    <div className={styles.stateBox}>
      <output className={styles.spoken}>{words}</output>
      <Hint text={words}>
        {status === 'signIn' || status === 'clash' || status === 'parked' ? (
          <Button aria-label={words} className={action} onClick={() => open(status)}>
            <ActionIcon of={status} />
            {label}
          </Button>
        ) : (
          <span className={classNames(styles.state, status !== 'saved' && styles.unsaved)} aria-hidden="true">
            {status === 'saved' && <Check size={16} className={styles.safe} />}
            {status === 'saving' && <Spinner />}
            {status === 'waiting' && <CloudOff size={18} />}
            {label}
          </span>
        )}
      </Hint>
    </div>
  )
}

function ActionIcon({ of }: { of: 'signIn' | 'clash' | 'parked' }) {
  const Icon = { signIn: LogIn, clash: GitCompareArrows, parked: CircleAlert }[of]
  return <Icon size={18} aria-hidden="true" />
}
