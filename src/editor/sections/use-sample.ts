import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Samples } from '../../i18n/samples/de.ts'
import { sampleLanguage, sampleLoaders } from '../../i18n/samples/load-samples.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { sampleWord } from '../../sections/sample-word.ts'
import type { Slot } from '../../ui/slots/slot.ts'
import { useWorkbench, type Workbench } from '../workbench.ts'
import { whereGroupsStand } from './where-groups-stand.ts'
import './samples.css'

/** A page is edited in one language at a time, so there is one set of words. */
const arrived = createStore<{ samples: Samples | null }>(() => ({ samples: null }))
let isAsked = false

function ask({ data }: Workbench): void {
  if (isAsked) return
  isAsked = true
  const load = sampleLoaders[sampleLanguage(data.view.locale, data.locales)]
  load?.().then((samples) => arrived.setState({ samples }), console.error)
}

const neverChanges = () => () => {}

/**
 * The words that stand in an empty slot of a new section or card; null where there are none, or where it is not empty. What
 * was published with a place left empty is meant so, and gets a quiet label there instead of sentences.
 */
export function useSample({ groupId, name }: Pick<Slot, 'groupId' | 'name'>, isEmpty: boolean): string | null {
  const workbench = useWorkbench()
  const read = () => (isEmpty ? arrived.getState().samples : null)
  const samples = useSyncExternalStore(isEmpty ? arrived.subscribe : neverChanges, read, read)
  if (!isEmpty) return null
  ask(workbench)
  const standing = whereGroupsStand(workbench.history.store.getState().groups).get(groupId)
  const definition = standing?.group.status === 'draft' ? findDefinition(standing.group.type) : undefined
  // Sections are not told apart by their place on the page, cards by theirs in the board.
  return samples && standing && definition ? sampleWord(samples, definition, name, standing.parentId === null ? 0 : standing.position) : null
}
