import { wordsOfAct, type Command } from '../../model/commands/command.ts'
import { commandTexts } from './command-texts.ts'
import { useWorkbench } from '../workbench.ts'
import { Version } from './Version.tsx'
import styles from './EditorDialog.module.css'

/** One refused change in words: a text as it was typed, anything else by what it does. */
export function ParkedCommand({ command }: { command: Command }) {
  const workbench = useWorkbench()
  const { what, where, after, locale } = wordsOfAct(command, workbench.history.shown(), commandTexts(workbench))
  if (after !== null) return <Version name={where} text={after} locale={locale} />
  return (
    <p className={styles.versionText}>
      {what}: {where}
    </p>
  )
}
