import { differences } from '../../model/commands/command.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Desk } from '../../model/commands/desk.ts'
import type { Group } from '../../model/page/document.ts'

const staying = (groups: readonly Group[]): Group[] =>
  groups.filter(({ status }) => status !== 'markedForDeletion').map((group) => ({ ...group, children: staying(group.children) }))

/** What makes a version the draft again, as ordinary changes: each is recorded, and one press of undo takes all of them back. */
export function restoreActs(desk: Desk, version: readonly Group[]): readonly Act[] {
  return differences(desk, { pageId: desk.pageId, groups: staying(version) })
}
