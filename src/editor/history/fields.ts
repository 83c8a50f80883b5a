import { textIn, type Field } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { parseFieldId } from '../../model/page/field-id.ts'

type Groups = readonly Group[]

export function hasGroup(groups: Groups, groupId: string): boolean {
  return [...walkGroups(groups)].some((group) => group.id === groupId)
}

export function fieldAt(groups: Groups, id: string): Field | undefined {
  const address = parseFieldId(id)
  return address ? [...walkGroups(groups)].find((group) => group.id === address.groupId)?.fields[address.slot] : undefined
}

export function textAt(groups: Groups, id: string, locale: Locale): string | null {
  return textIn(fieldAt(groups, id), locale)
}

function changeGroup(groups: Groups, groupId: string, change: (group: Group) => Group): Groups {
  let isChanged = false
  const changed = groups.map((group) => {
    const next = group.id === groupId ? change(group) : withChildren(group, changeGroup(group.children, groupId, change))
    isChanged ||= next !== group
    return next
  })
  return isChanged ? changed : groups
}

function withChildren(group: Group, children: Groups): Group {
  return children === group.children ? group : { ...group, children }
}

/** Groups that hold no change stay the same objects; a field of a group that is gone changes nothing. */
export function changeField(groups: Groups, id: string, change: (field: Field | undefined) => Field): Groups {
  const address = parseFieldId(id)
  if (!address) return groups
  return changeGroup(groups, address.groupId, (group) => ({ ...group, fields: { ...group.fields, [address.slot]: change(group.fields[address.slot]) } }))
}
