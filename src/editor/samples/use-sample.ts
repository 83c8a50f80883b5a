import { textIn, type Field } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { whereGroupsStand } from '../../model/page/where-groups-stand.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { sampleWord } from '../../sections/sample-word.ts'
import type { Slot } from '../../ui/slots/slot.ts'
import { useWorkbench } from '../workbench.ts'
import { useSamples } from './use-samples.ts'
import './samples.css'

/** As much as tells what is to be translated. */
const LONGEST = 200

/** What the slot says in another language, the site's first one before the others. */
function wordsElsewhere(field: Field, locales: readonly Locale[]): string | null {
  const words = locales.map((locale) => textIn(field, locale)).find((text) => text !== null)
  if (words == null) return null
  return words.length > LONGEST ? `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : words
}

/**
 * The words that stand in an empty slot: those that wait for their translation, or, in a new section or card, samples. Null where there
 * are none, or where it is not empty. What was published with a place left empty is meant so, and gets a quiet label instead of sentences.
 */
export function useSample({ groupId, name, field }: Pick<Slot, 'groupId' | 'name' | 'field'>, isEmpty: boolean): string | null {
  const { data, history } = useWorkbench()
  const elsewhere = isEmpty ? wordsElsewhere(field, data.locales) : null
  const standing = isEmpty && elsewhere === null ? whereGroupsStand(history.store.getState().groups).get(groupId) : undefined
  const isNew = standing?.group.status === 'draft'
  const samples = useSamples(isNew)
  if (elsewhere !== null) return elsewhere
  const definition = isNew ? findDefinition(standing.group.type) : undefined
  // Sections are not told apart by their place on the page, cards by theirs in the board.
  return samples && standing && definition ? sampleWord(samples, definition, name, standing.parentId === null ? 0 : standing.position) : null
}
