import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { walkGroups, type Group } from '../page/document.ts'
import { placeSchema } from '../page/group-schema.ts'
import { placed, placeOf, type Place } from '../page/place.ts'
import { same } from '../same.ts'
import { defineCommand } from './define-command.ts'
import { childrenOf, findGroup, withChildren, type Desk } from './desk.ts'
import { idOf, needsParent, wordsOf } from './group-presence.ts'
import { groupKey, orderKey } from './key.ts'

const bodySchema = z.strictObject({ pageId: idSchema, parentId: idSchema.nullable(), groupId: idSchema, before: placeSchema, after: placeSchema })
type Body = z.infer<typeof bodySchema>

function movedOn(desk: Desk, { parentId, groupId, after }: Body): { siblings: readonly Group[]; next: readonly Group[] } | null {
  const siblings = childrenOf(desk, parentId)
  const group = siblings?.find(({ id }) => id === groupId)
  return siblings && group ? { siblings, next: placed(siblings, group, after, idOf) } : null
}

const isSameOrder = (a: readonly Group[], b: readonly Group[]) => same(a.map(idOf), b.map(idOf))

function fit(desk: Desk, body: Body): Body | null {
  const moved = movedOn(desk, body)
  if (!moved || isSameOrder(moved.siblings, moved.next)) return null
  return { ...body, before: placeOf(moved.siblings.map(idOf), body.groupId) }
}

/** A section or card goes to another place among its neighbours. */
export const groupMove = defineCommand({
  kind: 'group.move',
  version: 1,
  body: bodySchema,
  touches: ({ pageId, parentId }) => [orderKey(parentId ?? pageId)],
  needs: (body) => [groupKey(body.groupId), ...needsParent({ ...body, place: body.after })],
  apply(desk, body) {
    const moved = movedOn(desk, body)
    return moved && !isSameOrder(moved.siblings, moved.next) ? withChildren(desk, body.parentId, moved.next) : desk
  },
  invert: ({ before, after, ...rest }) => ({ body: { ...rest, before: after, after: before } }),
  fit,
  settle: (body, theirs) => (fit(theirs, body) === null ? 'same' : 'merged'),
  words(body, desk, texts) {
    const group = findGroup(desk, body.groupId)
    return group ? wordsOf('moved', group, desk, texts) : { what: texts.phrases.moved, where: '', before: null, after: null, locale: null }
  },
  between: (from, to) => parentsOf(to).flatMap((parentId) => movesBetween(from, to, parentId)),
})

const parentsOf = (desk: Desk) => [null, ...[...walkGroups(desk.groups)].filter(({ children }) => children.length > 0).map(idOf)]

/** Both orders among what both desks have; each move puts one more in its place behind the one before. */
function movesBetween(from: Desk, to: Desk, parentId: string | null): Body[] {
  const target = (childrenOf(to, parentId) ?? []).map(idOf)
  let order = (childrenOf(from, parentId) ?? []).map(idOf).filter((id) => target.includes(id))
  const wanted = target.filter((id) => order.includes(id))
  const stays = staying(order, wanted)
  const moves: Body[] = []
  for (const [at, groupId] of wanted.entries()) {
    if (stays.has(groupId)) continue
    const previous = wanted[at - 1]
    const after: Place = previous === undefined ? { nextTo: order[0] ?? null, side: 'before' } : { nextTo: previous, side: 'after' }
    moves.push({ pageId: to.pageId, parentId, groupId, before: placeOf(order, groupId), after })
    order = placed(order, groupId, after, String)
  }
  return moves
}

/** As many as possible that follow each other in both orders: whoever took the first one to the end moved one thing, not all the others. */
function staying(order: readonly string[], wanted: readonly string[]): ReadonlySet<string> {
  const places = new Map(wanted.map((id, at) => [id, at]))
  const placeOfId = (id: string) => places.get(id) ?? -1
  const runs: string[][] = []
  for (const id of order) {
    const before = runs.filter((run) => placeOfId(run.at(-1) ?? '') < placeOfId(id))
    runs.push([...longest(before), id])
  }
  return new Set(longest(runs))
}

const longest = (runs: readonly (readonly string[])[]) => runs.reduce((most, run) => (run.length > most.length ? run : most), [])
