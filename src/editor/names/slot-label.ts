import type { EditorTexts } from '../../i18n/editor/de.ts'

export function slotLabel(texts: EditorTexts, slot: string): string {
  const labels: Readonly<Partial<Record<string, string>>> = texts.slots
  return labels[slot] ?? texts.slotPlaceholder
}
