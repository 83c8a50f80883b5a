import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { QuestionDialog } from '../../kit/dialog/QuestionDialog.tsx'
import { fill } from '../../i18n/fill.ts'
import { fitAct, invertAct, touchesOf, wordsOfAct } from '../../model/commands/command.ts'
import { commandTexts } from './command-texts.ts'
import { authors } from '../queue/authors.ts'
import type { ClashChoice } from '../queue/changes.ts'
import { isClash } from '../queue/entry.ts'
import { useWorkbench } from '../workbench.ts'
import { useDialogs } from './open-dialog.ts'
import { Version } from './Version.tsx'
import styles from './EditorDialog.module.css'

/** Comes up by itself, but never under the hands of somebody who is typing; put off, it waits in the bar. */
export function ClashDialog() {
  const { texts, data, history, queue, typing, resolveClash } = useWorkbench()
  const { name, close } = useDialogs()
  const entries = useStore(queue.store, (state) => state.entries)
  const isTyping = useStore(typing, (state) => state.edit !== null)
  const [postponed, setPostponed] = useState<string | null>(null)
  const names = useStore(authors)
  const clash = entries.find((entry) => isClash(entry) && entry.pageId === data.page.id)
  if (!clash || !isClash(clash)) return null
  const words = commandTexts(texts)
  const theirs = wordsOfAct(fitAct(history.confirmed(), clash.command) ?? clash.command, history.shown(), words)
  // As last changed here, even when that was after the clash came up.
  const mine = wordsOfAct(fitAct(history.shown(), invertAct(clash.command)) ?? invertAct(clash.command), history.shown(), words).before
  const author = touchesOf(clash.command).flatMap((key) => names[key] ?? [])[0]
  const isAsked = name === 'clash' || (name === null && postponed !== clash.command.id)

  const decide = (choice: ClashChoice) => {
    close()
    resolveClash(clash, choice)
  }
  const postpone = () => {
    setPostponed(clash.command.id)
    close()
  }
  return (
    <QuestionDialog
      isOpen={isAsked && !isTyping}
      onClose={postpone}
      title={`${texts.clash.title}: ${theirs.where}`}
      text={author === undefined ? texts.clash.text : fill(texts.clash.textBy, { name: author })}
      actions={
        <>
          <Button onClick={postpone}>{texts.clash.later}</Button>
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
        <Version name={texts.clash.mine} text={mine} other={theirs.before} locale={theirs.locale} />
        <Version name={author ?? texts.clash.theirs} text={theirs.before} other={mine} locale={theirs.locale} />
      </div>
    </QuestionDialog>
  )
}
