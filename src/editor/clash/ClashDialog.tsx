import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { QuestionDialog } from '../../kit/dialog/QuestionDialog.tsx'
import { fill } from '../../i18n/fill.ts'
import { clashTexts } from '../../i18n/editor/clash/texts.ts'
import { touchesOf } from '../../model/commands/command.ts'
import { isThing } from '../../model/commands/key.ts'
import { authors } from '../queue/authors.ts'
import type { ClashChoice } from '../queue/changes.ts'
import { isClash, type ClashEntry } from '../queue/entry.ts'
import { useWorkbench } from '../workbench.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useClashVersions } from './use-clash-versions.ts'
import { Version } from '../dialogs/Version.tsx'
import styles from '../dialogs/EditorDialog.module.css'

/** Comes up by itself, but never under the hands of somebody who is typing; put off, it waits in the bar. */
export function ClashDialog() {
  const { texts, data, locale, queue, typing, resolveClash } = useWorkbench()
  const { name, close } = useDialogs()
  const entries = useStore(queue.store, (state) => state.entries)
  const isTyping = useStore(typing, (state) => state.edit !== null)
  const [postponed, setPostponed] = useState<string | null>(null)
  const names = useStore(authors)
  // What belongs to the site can be decided on any page of it.
  const isHere = (entry: ClashEntry) => entry.pageId === data.page.id || touchesOf(entry.command).every(isThing)
  const clash = entries.filter(isClash).find(isHere) ?? null
  const versions = useClashVersions(clash)
  if (!clash || !versions) return null
  const { where, mine, theirs } = versions
  const words = versions.isThing ? clashTexts[locale] : texts.clash
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
      title={fill(texts.ofWhat, { name: texts.clash.title, what: where })}
      text={author === undefined ? words.text : fill(words.textBy, { name: author })}
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
        <Version name={texts.clash.mine} text={mine} other={theirs} locale={versions.locale} />
        <Version name={author ?? texts.clash.theirs} text={theirs} other={mine} locale={versions.locale} />
      </div>
    </QuestionDialog>
  )
}
