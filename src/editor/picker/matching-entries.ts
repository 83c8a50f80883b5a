import type { EditorTexts } from '../../i18n/editor/de.ts'
import type { OtherNames } from '../../i18n/editor/picker/de.ts'
import { folded } from '../names/folded.ts'
import type { OfferedCategory } from '../../sections/offered.ts'

export type PickerEntry = OfferedCategory['entries'][number] & { name: string }
export type PickerCategory = { name: string; entries: readonly PickerEntry[] }

/**
 * What the picker lists: each category with what is used most first, and only those that hold the words asked for, in their name or
 * at the beginning of what people call it else. What this site cannot have is no use in a list; whoever asks for it reads why (E-009).
 */
export function matchingEntries(offered: readonly OfferedCategory[], texts: EditorTexts, others: OtherNames, query: string): PickerCategory[] {
  const words = folded(query)
  const isMeant = ({ name, definition }: PickerEntry) => folded(name).includes(words) || ` ${folded(others[definition.label] ?? '')}`.includes(` ${words}`)
  return offered.flatMap(({ category, entries }) => {
    const named = entries.map((entry) => ({ ...entry, name: texts.sections[entry.definition.label] }))
    const matching = named
      .filter((entry) => isMeant(entry) && (entry.standing === 'offered' || words !== ''))
      .toSorted((a, b) => a.definition.rank - b.definition.rank || a.name.localeCompare(b.name))
    return matching.length > 0 ? [{ name: texts.picker.categories[category], entries: matching }] : []
  })
}
