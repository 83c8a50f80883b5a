import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { QuestionDialog } from '../../kit/dialog/QuestionDialog.tsx'
import { parseFieldId } from '../../model/page/field-id.ts'
import { latestMine, textOf, type ClashChoice } from '../queue/changes.ts'
import { isClash } from '../queue/entry.ts'
import { slotLabel } from '../slots/slot-label.ts'
import { useWorkbench } from '../workbench.ts'
import { useDialogs } from './open-dialog.ts'
import { Version } from './Version.tsx'
import styles from './EditorDialog.module.css'

/** Comes up by itself, but never under the hands of somebody who is typing; put off, it waits in the bar. */
export function ClashDialog() {
  const { texts, queue, typing, resolveClash } = useWorkbench()
  const { name, close } = useDialogs()
  const entries = useStore(queue.store, (state) => state.entries)
  const isTyping = useStore(typing, (state) => state.edit !== null)
  const [postponed, setPostponed] = useState<string | null>(null)
  const clash = entries.find(isClash)
  if (!clash) return null
  const mine = latestMine(entries, clash)
  const isAsked = name === 'clash' || (name === null && postponed !== clash.command.id)

  const decide = (choice: ClashChoice) => {
    close()
    resolveClash(clash, choice, mine)
  }
  const postpone = () => {
    setPostponed(clash.command.id)
    close()
  }
  return (
    <QuestionDialog
      isOpen={isAsked && !isTyping}
      onClose={postpone}
      title={`${texts.clash.title}: ${slotLabel(texts, parseFieldId(clash.command.fieldId)?.slot ?? '')}`}
      text={texts.clash.text}
      actions={
        <>
          <Button look="outlined" onClick={() => decide('theirs')}>
            {texts.clash.takeTheirs}
          </Button>
          <Button look="primary" onClick={() => decide('mine')}>
            {texts.clash.keepMine}
          </Button>
        </>
      }
    >
      <div className={styles.versions}>
        <Version name={texts.clash.mine} text={mine} locale={clash.command.locale} />
        <Version name={texts.clash.theirs} text={textOf(clash.hold.theirs, clash.command)} locale={clash.command.locale} />
      </div>
    </QuestionDialog>
  )
}
