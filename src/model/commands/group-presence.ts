import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { walkGroups, type Group } from '../page/document.ts'
import { groupSchema, placeSchema } from '../page/group-schema.ts'
import { placed, placeOf, type Place } from '../page/place.ts'
import type { ItemStatus } from '../page/status.ts'
import type { CommandTexts, Phrase, Settled, Words } from './define-command.ts'
import { changeGroup, childrenOf, findGroup, parentOf, withChildren, type Desk } from './desk.ts'
import { groupKey, orderKey, type Key } from './key.ts'
import { namedGroup } from './named-group.ts'

/** Where a section or card stands: on the page (no parent) or among the cards of a section. */
export const spotShape = { pageId: idSchema, parentId: idSchema.nullable(), place: placeSchema }
export type Spot = { pageId: string; parentId: string | null; place: Place }

export const comingSchema = z.strictObject({ ...spotShape, after: groupSchema })
export type Coming = z.infer<typeof comingSchema>

export const goingSchema = z.strictObject({ ...spotShape, before: groupSchema })
export type Going = z.infer<typeof goingSchema>

export const idOf = ({ id }: { id: string }) => id

export function touchesSpot({ pageId, parentId }: Spot, group: Group): Key[] {
  return [orderKey(parentId ?? pageId), ...[...walkGroups([group])].map(({ id }) => groupKey(id))]
}

export const needsParent = ({ parentId }: Spot): Key[] => (parentId === null ? [] : [groupKey(parentId)])

/** What comes back is not live: only its publication makes it so. */
const DRAFTED: Partial<Record<ItemStatus, ItemStatus>> = { published: 'draft', markedForDeletion: 'draft', deleted: 'draft' }

function drafted(group: Group): Group {
  return { ...group, status: DRAFTED[group.status] ?? group.status, children: group.children.map(drafted) }
}

const isGoing = (group: Group | undefined) => group?.status === 'markedForDeletion'

/** A group that only waits for its deletion to be published stays; everything else is put in as a draft. */
export function bring(desk: Desk, { parentId, place, after }: Coming): Desk {
  const known = findGroup(desk, after.id)
  if (known) return isGoing(known) ? changeGroup(desk, after.id, (group) => ({ ...group, status: 'published' })) : desk
  const siblings = childrenOf(desk, parentId)
  return siblings ? withChildren(desk, parentId, placed(siblings, drafted(after), place, idOf)) : desk
}

export function fitComing<Body extends Coming>(desk: Desk, body: Body): Body | null {
  const known = findGroup(desk, body.after.id)
  const isPossible = childrenOf(desk, body.parentId) !== undefined && (!known || isGoing(known))
  return isPossible ? body : null
}

export function settleComing({ after }: Coming, theirs: Desk): Settled {
  const known = findGroup(theirs, after.id)
  return known && !isGoing(known) ? 'same' : 'merged'
}

/** E-111, E-112: a draft goes at once; what visitors see is marked, and goes when that is published. */
export function take(desk: Desk, { before }: Going): Desk {
  const known = findGroup(desk, before.id)
  if (!known) return desk
  if (known.status !== 'draft') return changeGroup(desk, known.id, (group) => ({ ...group, status: 'markedForDeletion' }))
  const parentId = parentOf(desk, known.id) ?? null
  return withChildren(
    desk,
    parentId,
    (childrenOf(desk, parentId) ?? []).filter(({ id }) => id !== known.id),
  )
}

export function fitGoing(desk: Desk, body: Going): Going | null {
  const before = findGroup(desk, body.before.id)
  if (!before || isGoing(before)) return null
  const parentId = parentOf(desk, before.id) ?? null
  return { ...body, parentId, place: placeOf((childrenOf(desk, parentId) ?? []).map(idOf), before.id), before }
}

export function settleGoing({ before }: Going, theirs: Desk): Settled {
  const known = findGroup(theirs, before.id)
  return !known || isGoing(known) ? 'same' : 'merged'
}

export function wordsOf(phrase: Phrase, group: Group, desk: Desk, texts: CommandTexts): Words {
  return { what: texts.phrases[phrase], where: namedGroup(group, desk, texts), before: null, after: null, locale: null }
}

/** Groups of one desk that the other does not have, without those inside another such group. What waits for its deletion is gone for both. */
export function onlyIn(desk: Desk, other: Desk): { spot: Spot; group: Group }[] {
  const known = new Set([...walkGroups(other.groups)].filter((group) => !isGoing(group)).map(idOf))
  const among = (groups: readonly Group[], parentId: string | null): { spot: Spot; group: Group }[] => {
    const ids = groups.map(idOf)
    return groups
      .filter((group) => !isGoing(group))
      .flatMap((group) => (known.has(group.id) ? among(group.children, group.id) : [{ spot: { pageId: desk.pageId, parentId, place: placeOf(ids, group.id) }, group }]))
  }
  return among(desk.groups, null)
}
