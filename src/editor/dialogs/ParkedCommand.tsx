import { fill } from '../../i18n/fill.ts'
import { parseFieldId } from '../../model/page/field-id.ts'
import type { Command } from '../history/command.ts'
import { sectionName } from '../slots/section-name.ts'
import { slotLabel } from '../slots/slot-label.ts'
import { useWorkbench } from '../workbench.ts'
import { Version } from './Version.tsx'
import styles from './EditorDialog.module.css'

/** One refused command in words: a text as it was typed, a section by its name. */
export function ParkedCommand({ command }: { command: Command }) {
  const { texts } = useWorkbench()
  if (command.kind === 'saveText') return <Version name={slotLabel(texts, parseFieldId(command.fieldId)?.slot ?? '')} text={command.after} locale={command.locale} />
  const sentence = command.kind === 'addSection' ? texts.picker.added : texts.picker.removed
  return <p className={styles.versionText}>{fill(sentence, { name: sectionName(texts, command.group.type) })}</p>
}
