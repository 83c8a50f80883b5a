import { fieldVisibility } from '../../model/commands/field-visibility.ts'
import { Refusal } from '../../model/refusal.ts'
import { slotNamed } from '../commands/slot-of.ts'
import type { Context } from '../context.ts'
import { groupToChange, runOnGroup, type OnGroup } from './run-on-group.ts'

/** E-116, E-117: which of its texts and pictures visitors see. One that the section does not have refuses all of them. */
export async function setVisibility(
  context: Context,
  { visibleFields, ...on }: OnGroup & { visibleFields: Readonly<Record<string, boolean>> },
): Promise<{ visibleFields: Record<string, boolean> }> {
  const group = await groupToChange(context, on)
  const acts = Object.entries(visibleFields).map(([slot, after]) => {
    const type = slotNamed(group.type, slot)?.contentType
    if (!type) throw new Refusal('notFound')
    return { slot, act: fieldVisibility.act({ groupId: on.groupId, slot, type, before: !after, after }) }
  })
  for (const { slot, act } of acts) {
    const commandId = on.commandId && `${on.commandId}-${slot}`
    await runOnGroup(context, { ...on, commandId }, act, { slot, visible: visibleFields[slot] })
  }
  return { visibleFields: { ...visibleFields } }
}
