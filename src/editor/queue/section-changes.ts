import { groupIdOf } from '../history/command.ts'
import type { Change } from './changes.ts'
import { isParked, isSection, isText, type QueueEntry, type SectionEntry } from './entry.ts'

type Entries = readonly QueueEntry[]

const isAddition = ({ command }: QueueEntry) => command.kind === 'addSection'

/** What could only be sent after this entry: the texts of a section that the server never got. */
function dependentsOf(entries: Entries, entry: QueueEntry): Entries {
  return isAddition(entry) ? entries.filter((other) => isText(other) && groupIdOf(other.command) === groupIdOf(entry.command)) : []
}

/** Taking back what never arrived leaves nothing to send. */
export function addSection(entries: Entries, given: SectionEntry): Change {
  const parked = entries.filter((entry) => isSection(entry) && isParked(entry) && groupIdOf(entry.command) === groupIdOf(given.command))
  const opposite = parked.find(({ command }) => command.kind !== given.command.kind)
  return opposite ? discarded(entries, [opposite]) : { put: [given], remove: parked.map(({ command }) => command.id) }
}

/** Giving up a section that never arrived means giving up its texts as well. */
export function discarded(entries: Entries, given: Entries): Change {
  const gone = [...given, ...given.flatMap((entry) => dependentsOf(entries, entry))]
  return { put: [], remove: [...new Set(gone.map(({ command }) => command.id))] }
}
