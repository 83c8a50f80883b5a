import type { EditorTexts } from '../i18n/editor/de.ts'

/** Numbers speak for themselves; everything else has a word. */
export function choiceLabel(texts: EditorTexts, choice: unknown): string {
  if (typeof choice === 'boolean') return choice ? texts.choices.on : texts.choices.off
  const labels: Readonly<Partial<Record<string, string>>> = texts.choices
  return labels[String(choice)] ?? String(choice)
}
