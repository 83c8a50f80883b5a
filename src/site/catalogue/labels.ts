import type { EditorTexts } from '../../i18n/editor/de.ts'
import { toggleKey, type SectionDefinition } from '../../sections/define-section.ts'

export function slotLabel(texts: EditorTexts, slot: string): string {
  const labels: Readonly<Partial<Record<string, string>>> = texts.slots
  return labels[slot] ?? slot
}

/** The slot that an option switches on and off, if it is such a switch. */
export function toggledSlot(definition: SectionDefinition, key: string): string | undefined {
  return Object.entries(definition.slots).find(([name, slot]) => slot?.optional && toggleKey(name) === key)?.[0]
}

/** The switches of optional slots all have the same text; the slot's own name tells them apart. */
export function optionLabel(texts: EditorTexts, definition: SectionDefinition, key: string): string {
  const slot = toggledSlot(definition, key)
  const label = definition.options[key]?.label
  const own = label === undefined ? key : texts.options[label]
  return slot === undefined ? own : `${slotLabel(texts, slot)}: ${own}`
}
