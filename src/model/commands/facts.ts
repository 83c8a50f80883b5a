import { z } from 'zod'
import { fieldSchema } from '../content/field.ts'
import { localeSchema } from '../locales.ts'
import { walkGroups, type Group } from '../page/document.ts'
import { itemStatusSchema } from '../page/status.ts'
import type { Desk } from './desk.ts'
import { fieldKey, groupKey, isThing, orderKey, readKey } from './key.ts'

const shellSchema = z.object({
  type: z.string(),
  version: z.number(),
  status: itemStatusSchema,
  disallowedLanguages: z.array(localeSchema),
  options: z.record(z.string(), z.unknown()),
})

/** A group without what has keys of its own. */
export type Shell = z.infer<typeof shellSchema>

/** What the server has under a key; null: nothing. */
export const factSchema = z.object({ key: z.string(), revision: z.number(), value: z.unknown() })
export type Fact = z.infer<typeof factSchema>

export type Revisions = Readonly<Record<string, number>>

export function shellOf({ type, version, status, disallowedLanguages, options }: Group): Shell {
  return { type, version, status, disallowedLanguages: [...disallowedLanguages], options }
}

/** What lies under a key on this desk, as a fact would tell it. */
export function valueOn(desk: Desk, groups: ReadonlyMap<string, Group>, key: string): unknown {
  const parts = readKey(key)
  switch (parts?.of) {
    case 'field':
      return groups.get(parts.groupId)?.fields[parts.slot] ?? null
    case 'group': {
      const group = groups.get(parts.groupId)
      return group ? shellOf(group) : null
    }
    case 'order': {
      const children = parts.parentId === desk.pageId ? desk.groups : groups.get(parts.parentId)?.children
      return children ? children.map(({ id }) => id) : null
    }
    default:
      return desk.things?.[key] ?? null
  }
}

export const groupsById = (desk: Desk): Map<string, Group> => new Map([...walkGroups(desk.groups)].map((group) => [group.id, group]))

/** Every key below a group: itself, its fields, the order of its cards, and the same of each card. */
export function keysWithin(group: Group): string[] {
  return [...walkGroups([group])].flatMap((each) => [
    groupKey(each.id),
    ...Object.keys(each.fields).map((slot) => fieldKey(each.id, slot)),
    ...(each.children.length > 0 ? [orderKey(each.id)] : []),
  ])
}

/** The desk with what the server has; groups that no fact speaks of stay the same objects. */
export function adoptFacts(desk: Desk, facts: readonly Fact[]): Desk {
  const groups = groupsById(desk)
  const orders = new Map<string, readonly string[]>()
  const told = facts.map((fact) => ({ parts: readKey(fact.key), value: fact.value }))
  for (const { parts, value } of told) if (parts?.of === 'group') adoptShell(groups, parts.groupId, value)
  for (const { parts, value } of told) {
    if (parts?.of === 'field') adoptField(groups, parts.groupId, parts.slot, value)
    const order = parts?.of === 'order' ? z.array(z.string()).safeParse(value).data : undefined
    if (parts?.of === 'order' && order) orders.set(parts.parentId, order)
  }
  const next = ordered(desk.groups, desk.pageId, groups, orders)
  const news = facts.filter(({ key }) => isThing(key))
  const things = news.length === 0 ? desk.things : { ...desk.things, ...Object.fromEntries(news.map(({ key, value }) => [key, value])) }
  return next === desk.groups && things === desk.things ? desk : { ...desk, groups: next, ...(things && { things }) }
}

function adoptShell(groups: Map<string, Group>, id: string, value: unknown): void {
  const shell = shellSchema.safeParse(value).data
  const known = groups.get(id)
  if (shell) groups.set(id, known ? { ...known, ...shell } : { id, ...shell, fields: {}, children: [] })
  else if (value === null) groups.delete(id)
}

function adoptField(groups: Map<string, Group>, groupId: string, slot: string, value: unknown): void {
  const group = groups.get(groupId)
  if (!group) return
  const { [slot]: _, ...others } = group.fields
  const field = fieldSchema.safeParse(value).data
  groups.set(groupId, { ...group, fields: field ? { ...others, [slot]: field } : others })
}

/** Puts the tree together again; a group that an order does not name stays out of it. */
function ordered(current: readonly Group[], parentId: string, groups: ReadonlyMap<string, Group>, orders: ReadonlyMap<string, readonly string[]>): readonly Group[] {
  const ids = orders.get(parentId) ?? current.map(({ id }) => id)
  const next = ids.flatMap((id) => {
    const group = groups.get(id)
    if (!group) return []
    const children = ordered(group.children, id, groups, orders)
    return [children === group.children ? group : { ...group, children }]
  })
  return next.length === current.length && next.every((group, at) => group === current[at]) ? current : next
}
