import type { Group } from '../page/document.ts'
import { placeOf, type Place } from '../page/place.ts'
import type { Act } from './define-command.ts'
import { childrenOf, findGroup, parentOf, type Desk } from './desk.ts'
import { groupMove } from './group-move.ts'

/** Where a section or card stands among its neighbours. */
export type Standing = { parentId: string | null; siblings: readonly Group[]; index: number; group: Group }

export function spotOf(desk: Desk, groupId: string): Standing | null {
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
