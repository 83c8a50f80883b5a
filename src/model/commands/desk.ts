import { emptyField, isBlankField, type ContentType, type Field } from '../content/field.ts'
import type { Group } from '../page/document.ts'
import { whereGroupsStand } from '../page/where-groups-stand.ts'
import type { ThingKey } from './key.ts'

type Groups = readonly Group[]

/** What the site has besides this page's content, by key; what nobody asked for is not there. */
export type Things = Readonly<Record<string, unknown>>

/** What lies before an editor: the open page and what the site has besides. Commands turn one desk into the next. */
export type Desk = { readonly pageId: string; readonly groups: Groups; readonly things?: Things }

/** Whether anybody asked for it: of what is not here nothing is known, not even that it is not there. */
export const isOnDesk = (desk: Desk, key: ThingKey): boolean => desk.things !== undefined && Object.hasOwn(desk.things, key)

export const thingOn = (desk: Desk, key: ThingKey): unknown => desk.things?.[key] ?? null
export const withThing = (desk: Desk, key: ThingKey, value: unknown): Desk => ({ ...desk, things: { ...desk.things, [key]: value } })

export function findGroup(desk: Desk, id: string): Group | undefined {
  return whereGroupsStand(desk.groups).get(id)?.group
}

export function fieldOn(desk: Desk, groupId: string, slot: string): Field | undefined {
  return findGroup(desk, groupId)?.fields[slot]
}

function changed(groups: Groups, id: string, change: (group: Group) => Group): Groups {
  let isChanged = false
  const next = groups.map((group) => {
    const result = group.id === id ? change(group) : withCards(group, changed(group.children, id, change))
    isChanged ||= result !== group
    return result
  })
  return isChanged ? next : groups
}

function withCards(group: Group, children: Groups): Group {
  return children === group.children ? group : { ...group, children }
}

/** Groups that hold no change stay the same objects, so that only what changed is drawn again. */
export function changeGroup(desk: Desk, id: string, change: (group: Group) => Group): Desk {
  const groups = changed(desk.groups, id, change)
  return groups === desk.groups ? desk : { ...desk, groups }
}

/** A field that says nothing is not kept: taking back the first words of a slot leaves no trace. */
export function changeField(desk: Desk, { groupId, slot }: { groupId: string; slot: string }, type: ContentType, change: (field: Field) => Field): Desk {
  return changeGroup(desk, groupId, (group) => {
    const { [slot]: old, ...others } = group.fields
    const field = change(old ?? emptyField(type))
    return { ...group, fields: isBlankField(field) ? others : { ...group.fields, [slot]: field } }
  })
}

/** What stands directly on the page (no parent), or a section's cards. */
export function childrenOf(desk: Desk, parentId: string | null): Groups | undefined {
  return parentId === null ? desk.groups : findGroup(desk, parentId)?.children
}

export function withChildren(desk: Desk, parentId: string | null, children: Groups): Desk {
  return parentId === null ? { ...desk, groups: children } : changeGroup(desk, parentId, (group) => ({ ...group, children }))
}

/** Null: directly on the page. Undefined: nowhere. */
export function parentOf(desk: Desk, id: string): string | null | undefined {
  return whereGroupsStand(desk.groups).get(id)?.parentId
}
