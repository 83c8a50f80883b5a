import type { EditorTexts } from '../../i18n/editor/de.ts'

export function countChanges(count: number, { bar }: Pick<EditorTexts, 'bar'>): string {
  if (count === 0) return bar.noChanges
  return count === 1 ? bar.oneChange : bar.changes.replace('{count}', String(count))
}
