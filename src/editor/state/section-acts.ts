import { childrenOf, findGroup, parentOf, type Desk } from '../../model/commands/desk.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { fieldVisibility } from '../../model/commands/field-visibility.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { groupDuplicate } from '../../model/commands/group-duplicate.ts'
import { groupMove } from '../../model/commands/group-move.ts'
import { groupRemove } from '../../model/commands/group-remove.ts'
import { copyGroup } from '../../model/page/copy-group.ts'
import type { Group } from '../../model/page/document.ts'
import { placeOf, type Place } from '../../model/page/place.ts'
import { findDefinition } from '../../sections/definitions.ts'

type Spot = { parentId: string | null; siblings: readonly Group[]; index: number; group: Group }

function spotOf(desk: Desk, groupId: string): Spot | null {
  const parentId = parentOf(desk, groupId)
  const group = findGroup(desk, groupId)
  const siblings = parentId === undefined ? undefined : childrenOf(desk, parentId)
  if (!group || !siblings || parentId === undefined) return null
  return { parentId, siblings, index: siblings.indexOf(group), group }
}

/** Null at the first or last place: there is nowhere to go (E-035). */
export function moveAct(desk: Desk, groupId: string, by: -1 | 1): Act | null {
  const spot = spotOf(desk, groupId)
  const neighbour = spot?.siblings[spot.index + by]
  if (!spot || !neighbour) return null
  const before = placeOf(
    spot.siblings.map(({ id }) => id),
    groupId,
  )
  return groupMove.act({ pageId: desk.pageId, parentId: spot.parentId, groupId, before, after: { nextTo: neighbour.id, side: by === -1 ? 'before' : 'after' } })
}

/** Beside another one of its neighbours; null where it stands there already. */
export function moveToAct(desk: Desk, groupId: string, after: Place): Act | null {
  const spot = spotOf(desk, groupId)
  if (!spot || after.nextTo === groupId) return null
  const before = placeOf(
    spot.siblings.map(({ id }) => id),
    groupId,
  )
  return groupMove.act({ pageId: desk.pageId, parentId: spot.parentId, groupId, before, after })
}

export function duplicateAct(desk: Desk, groupId: string, newId: () => string): { act: Act; id: string } | null {
  const spot = spotOf(desk, groupId)
  if (!spot) return null
  const copy = copyGroup(spot.group, newId)
  return { act: groupDuplicate.act({ pageId: desk.pageId, parentId: spot.parentId, place: { nextTo: groupId, side: 'after' }, after: copy, sourceId: groupId }), id: copy.id }
}

/** With what is chosen afterwards: the neighbour that takes its place, or what held it. */
export function removeAct(desk: Desk, groupId: string): { act: Act; next: string | null } | null {
  const spot = spotOf(desk, groupId)
  if (!spot) return null
  const ids = spot.siblings.map(({ id }) => id)
  const next = ids[spot.index + 1] ?? ids[spot.index - 1] ?? spot.parentId
  return { act: groupRemove.act({ pageId: desk.pageId, parentId: spot.parentId, place: placeOf(ids, groupId), before: spot.group }), next }
}

export const addCardAct = (desk: Desk, parentId: string, place: Place, card: Group): Act => groupAdd.act({ pageId: desk.pageId, parentId, place, after: card })

/** The other way round than it is now. */
export function visibilityAct(desk: Desk, { groupId, slot }: { groupId: string; slot: string }): Act | null {
  const group = findGroup(desk, groupId)
  const definition = group && findDefinition(group.type)
  const type = definition && Object.entries(definition.slots).find(([name]) => name === slot)?.[1]?.contentType
  if (!group || !type) return null
  const before = group.fields[slot]?.visible ?? true
  return fieldVisibility.act({ groupId, slot, type, before, after: !before })
}
