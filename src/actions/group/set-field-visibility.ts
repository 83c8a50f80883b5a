import { fieldId } from '../../model/page/field-id.ts'
import { Refusal } from '../../model/refusal.ts'
import { assertMay } from '../../model/access.ts'
import { pageHolding } from '../content/page-holding.ts'
import type { Context } from '../context.ts'
import { setVisibility } from './set-visibility.ts'

export type FieldVisibilityInput = { fieldId?: string; fieldName: string; groupId: string; visible: boolean; commandId?: string }

/** A field is known by its section and name; an id that says something else is a mistake of the caller. */
export async function setFieldVisibility(
  context: Context,
  { fieldName, groupId, visible, commandId, ...input }: FieldVisibilityInput,
): Promise<{ field: { id: string; visible: boolean } }> {
  assertMay(context.actor, 'edit', context.site.id)
  const id = fieldId(groupId, fieldName)
  if (input.fieldId !== undefined && input.fieldId !== id) throw new Refusal('notFound')
  const pageId = await pageHolding(context, groupId)
  await setVisibility(context, { pageId, groupId, commandId, visibleFields: { [fieldName]: visible } })
  return { field: { id, visible } }
}
