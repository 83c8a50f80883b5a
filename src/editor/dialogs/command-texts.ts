import type { EditorTexts } from '../../i18n/editor/de.ts'
import type { CommandTexts } from '../../model/commands/define-command.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { sectionName } from '../names/section-name.ts'
import { slotLabel } from '../names/slot-label.ts'
import { optionName } from '../options/option-name.ts'

/** The editor's words for changes: slots, sections and options by the names that stand on its screens. */
export function commandTexts(texts: EditorTexts): CommandTexts {
  return {
    phrases: texts.changes,
    slot: (name) => slotLabel(texts, name),
    section: (type) => sectionName(texts, type),
    option(type, key) {
      const definition = findDefinition(type)
      return definition ? optionName(texts, definition, key) : key
    },
  }
}
