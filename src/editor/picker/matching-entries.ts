import type { EditorTexts } from '../../i18n/editor/de.ts'
import type { OtherNames } from '../../i18n/editor/picker/de.ts'
import { folded } from '../names/folded.ts'
import type { OfferedCategory } from '../../sections/offered.ts'

export type PickerEntry = OfferedCategory['entries'][number] & { name: string }
export type PickerCategory = { name: string; entries: readonly PickerEntry[] }

/**
 * What the picker lists: each category with what is used most first, and only those that hold the words asked for. What this site
 * cannot have is no use in a list; whoever asks for it by name reads why (E-009). Where no name fits, what people call it else does.
 */
export function matchingEntries(offered: readonly OfferedCategory[], texts: EditorTexts, others: OtherNames, query: string): PickerCategory[] {
  const byName = entriesWith(offered, texts, query, ({ name }) => name)
  return byName.length > 0 ? byName : entriesWith(offered, texts, query, ({ definition }) => others[definition.label] ?? '')
}

function entriesWith(offered: readonly OfferedCategory[], texts: EditorTexts, query: string, wordsOf: (entry: PickerEntry) => string): PickerCategory[] {
  const words = folded(query)
  return offered.flatMap(({ category, entries }) => {
    const named = entries.map((entry) => ({ ...entry, name: texts.sections[entry.definition.label] }))
    const matching = named
      .filter((entry) => folded(wordsOf(entry)).includes(words) && (entry.standing === 'offered' || words !== ''))
      .toSorted((a, b) => a.definition.rank - b.definition.rank || a.name.localeCompare(b.name))
    return matching.length > 0 ? [{ name: texts.picker.categories[category], entries: matching }] : []
  })
}
