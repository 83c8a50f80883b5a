import type { EditorTexts } from '../../i18n/editor/de.ts'
import { toggleKey, type SectionDefinition } from '../../sections/define-section.ts'
import { slotLabel } from '../names/slot-label.ts'

/** All switches of optional pieces have the same label; the piece's own name tells them apart. */
export function optionName(texts: EditorTexts, definition: SectionDefinition, key: string): string {
  const option = definition.options[key]
  const piece = option?.label === 'showSlot' ? Object.keys(definition.slots).find((slot) => toggleKey(slot) === key) : undefined
  if (piece !== undefined) return slotLabel(texts, piece)
  return option ? texts.options[option.label] : key
}
