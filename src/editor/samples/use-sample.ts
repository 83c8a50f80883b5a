import { findDefinition } from '../../sections/definitions.ts'
import { sampleWord } from '../../sections/sample-word.ts'
import type { Slot } from '../../ui/slots/slot.ts'
import { useWorkbench } from '../workbench.ts'
import { useSamples } from './use-samples.ts'
import { whereGroupsStand } from '../../model/page/where-groups-stand.ts'
import './samples.css'

/** Longer ones are sentences, and what was published with a place left empty shall not look like a page full of them. */
const FEW = 40

/** The words that stand in an empty slot of a section or card; null where there are none, or where it is not empty. */
export function useSample({ groupId, name }: Pick<Slot, 'groupId' | 'name'>, isEmpty: boolean): string | null {
  const { history } = useWorkbench()
  const standing = isEmpty ? whereGroupsStand(history.store.getState().groups).get(groupId) : undefined
  const samples = useSamples(standing !== undefined)
  const definition = standing && findDefinition(standing.group.type)
  if (!samples || !standing || !definition) return null
  // Sections are not told apart by their place on the page, cards by theirs in the board.
  const word = sampleWord(samples, definition, name, standing.parentId === null ? 0 : standing.position)
  return word !== null && (standing.group.status === 'draft' || word.length <= FEW) ? word : null
}
