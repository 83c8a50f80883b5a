import { assertMay } from '../../model/access.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { fieldKey } from '../../model/commands/key.ts'
import { emptyContent, fieldSchema, type FieldContent } from '../../model/content/field.ts'
import { parseFieldId } from '../../model/page/field-id.ts'
import { Refusal } from '../../model/refusal.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'
import { pageHolding } from './page-holding.ts'

export type SaveFieldInput = { linkId: string; content: FieldContent; revision: number; commandId: string }
export type SavedField = { content: FieldContent; revision: number }

/** Changes the named languages of one field. A save that did not see the latest revision is refused with both values. */
export async function saveField(context: Context, { linkId, content, revision, commandId }: SaveFieldInput): Promise<SavedField> {
  assertMay(context.actor, 'edit', context.site.id)
  const place = parseFieldId(linkId)
  if (!place) throw new Refusal('notFound')
  const pageId = await pageHolding(context, place.groupId)
  const key = fieldKey(place.groupId, place.slot)
  const act = fieldContent.act({ ...place, before: emptyContent(content.type), after: content })
  const { kind, facts } = await runCommand(context, { ...act, id: commandId, pageId, revisions: { [key]: revision } })
  const fact = facts.find((each) => each.key === key)
  const stored = { content: fieldSchema.safeParse(fact?.value).data?.content ?? emptyContent(content.type), revision: fact?.revision ?? 0 }
  if (kind === 'clash') throw new Refusal('revisionClash', { data: { mine: content, theirs: stored.content, revision: stored.revision } })
  return stored
}
