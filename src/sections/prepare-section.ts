import { emptyField } from '../model/content/field.ts'
import type { Group } from '../model/page/document.ts'
import type { Slot } from '../ui/slots/slot.ts'
import { toggleKey, type SectionDefinition } from './define-section.ts'

type Prepared = { slots: Record<string, Slot>; options: Record<string, unknown> }

/** Stored options are read through the definition, so that a value from an older definition can never break a page. */
export function readOptions(definition: SectionDefinition, group: Pick<Group, 'options'>): Record<string, unknown> {
  const read = Object.entries(definition.options).map(([key, option]): [string, unknown] => {
    const value = group.options[key]
    if (value === undefined) return [key, option.default]
    const stored = option.schema.safeParse(value)
    return [key, stored.success ? stored.data : option.default]
  })
  return Object.fromEntries<unknown>(read)
}

/** Head, structured data and body of one page all ask for the same groups, which nobody changes. */
const prepared = new WeakMap<Group, { definition: SectionDefinition; result: Prepared }>()

export function prepareSection(definition: SectionDefinition, group: Group): Prepared {
  const known = prepared.get(group)
  if (known?.definition === definition) return known.result
  const result = prepare(definition, group)
  prepared.set(group, { definition, result })
  return result
}

function prepare(definition: SectionDefinition, group: Group): Prepared {
  const options = readOptions(definition, group)
  const slots = Object.entries(definition.slots).map(([name, slot]): [string, Slot] => {
    const field = group.fields[name] ?? emptyField(slot.contentType)
    const isOn = options[toggleKey(name)] !== false
    return [name, { groupId: group.id, name, field, isShown: isOn && field.visible, isHidden: isOn && !field.visible }]
  })
  return { slots: Object.fromEntries(slots), options }
}
