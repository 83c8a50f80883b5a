import { findDefinition } from '../../sections/definitions.ts'
import { sampleWord } from '../../sections/sample-word.ts'
import type { Slot } from '../../ui/slots/slot.ts'
import { useWorkbench } from '../workbench.ts'
import { useSamples } from './use-samples.ts'
import { whereGroupsStand } from '../../model/page/where-groups-stand.ts'
import './samples.css'

/**
 * The words that stand in an empty slot of a new section or card; null where there are none, or where it is not empty. What
 * was published with a place left empty is meant so, and gets a quiet label there instead of sentences.
 */
export function useSample({ groupId, name }: Pick<Slot, 'groupId' | 'name'>, isEmpty: boolean): string | null {
  const { history } = useWorkbench()
  const standing = isEmpty ? whereGroupsStand(history.store.getState().groups).get(groupId) : undefined
  const isNew = standing?.group.status === 'draft'
  const samples = useSamples(isNew)
  const definition = isNew ? findDefinition(standing.group.type) : undefined
  // Sections are not told apart by their place on the page, cards by theirs in the board.
  return samples && standing && definition ? sampleWord(samples, definition, name, standing.parentId === null ? 0 : standing.position) : null
}
