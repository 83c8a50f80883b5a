import { findGroup, type Desk } from '../../model/commands/desk.ts'
import { Refusal } from '../../model/refusal.ts'
import type { SlotDefinition } from '../../sections/define-section.ts'
import { findDefinition } from '../../sections/definitions.ts'

export function slotNamed(type: string, name: string): SlotDefinition | undefined {
  const slots: Readonly<Record<string, SlotDefinition | undefined>> = findDefinition(type)?.slots ?? {}
  return Object.hasOwn(slots, name) ? slots[name] : undefined
}

/** A slot that the group's type does not have is answered like one that does not exist. */
export function slotOf(desk: Desk, { groupId, slot }: { groupId: string; slot: string }): SlotDefinition {
  const group = findGroup(desk, groupId)
  const definition = group && slotNamed(group.type, slot)
  if (!definition) throw new Refusal('notFound')
  return definition
}
