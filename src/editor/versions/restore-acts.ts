import { applyActs, differences } from '../../model/commands/command.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { childrenOf, parentOf, type Desk } from '../../model/commands/desk.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { placeOf } from '../../model/page/place.ts'

const isGoing = ({ status }: Group) => status === 'markedForDeletion'

const staying = (groups: readonly Group[]): Group[] => groups.filter((group) => !isGoing(group)).map((group) => ({ ...group, children: staying(group.children) }))

/** What makes a version the draft again, as ordinary changes: each is recorded, and one press of undo takes all of them back. */
export function restoreActs(desk: Desk, version: readonly Group[]): Act[] {
  const target: Desk = { pageId: desk.pageId, groups: staying(version) }
  const wanted = new Set([...walkGroups(target.groups)].map(({ id }) => id))
  // A section that waits for its deletion stands on both pages; it has to be kept first.
  const kept = [...walkGroups(desk.groups)]
    .filter((group) => isGoing(group) && wanted.has(group.id))
    .map((group) => {
      const parentId = parentOf(desk, group.id) ?? null
      const ids = (childrenOf(desk, parentId) ?? []).map(({ id }) => id)
      return groupAdd.act({ pageId: desk.pageId, parentId, place: placeOf(ids, group.id), after: group })
    })
  return [...kept, ...differences(applyActs(desk, kept), target)]
}
