import { assertMay } from '../../model/access.ts'
import { emptyField, fieldContentSchema, type Field, type FieldContent } from '../../model/content/field.ts'
import { normaliseText } from '../../model/content/text.ts'
import { plainText } from '../../model/content/rich-text.ts'
import { parseFieldId } from '../../model/page/field-id.ts'
import { Refusal } from '../../model/refusal.ts'
import type { SlotDefinition } from '../../sections/define-section.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { recordCommand } from '../../store/audit.ts'
import { lockField, writeField } from '../../store/fields.ts'
import type { Context } from '../context.ts'

export type SaveFieldInput = { linkId: string; content: FieldContent; revision: number; commandId: string }
export type SavedField = { content: FieldContent; revision: number }

/** Changes the named languages of one field. A save that did not see the latest revision is refused with both values. */
export async function saveField(context: Context, input: SaveFieldInput): Promise<SavedField> {
  const { site, actor, store } = context
  assertMay(actor, 'edit', site.id)
  const place = parseFieldId(input.linkId)
  if (!place) throw new Refusal('notFound')
  return store.inSite(site.id, async (tx) => {
    const found = await lockField(tx, place.groupId, place.slot)
    const slot = found ? slotOf(found.type, place.slot) : undefined
    if (!found || !slot) throw new Refusal('notFound')
    if (input.content.type !== slot.contentType) throw new Refusal('invalidInput', { fieldErrors: { content: 'contentType' } })
    const stored: Field & { revision: number } = found.field ?? { ...emptyField(slot.contentType), revision: 0 }
    const isNew = await recordCommand(tx, { id: input.commandId, userId: actor.userId, verb: 'content/save', itemId: input.linkId })
    if (!isNew) return { content: stored.content, revision: stored.revision }
    if (stored.revision !== input.revision) {
      throw new Refusal('revisionClash', { data: { mine: input.content, theirs: stored.content, revision: stored.revision } })
    }
    const content = fieldContentSchema.parse(merge(stored.content, input.content))
    const revision = stored.revision + 1
    await writeField(tx, place.groupId, place.slot, { ...stored, content, revision })
    return { content, revision }
  })
}

function slotOf(type: string, name: string): SlotDefinition | undefined {
  const slots: Readonly<Record<string, SlotDefinition | undefined>> = findDefinition(type)?.slots ?? {}
  return Object.hasOwn(slots, name) ? slots[name] : undefined
}

function merge(stored: FieldContent, change: FieldContent): FieldContent {
  switch (change.type) {
    case 'single':
      return { ...change, data: normaliseText(change.data) }
    case 'localizedSingleValue': {
      const texts = Object.entries(change.data).map(([locale, text]) => [locale, normaliseText(text)])
      return { ...change, data: { ...(stored.type === change.type ? stored.data : {}), ...Object.fromEntries(texts) } }
    }
    case 'localizedRichText': {
      // The plain text is derived here: a client's own version could say something else than what is shown.
      const values = Object.entries(change.data).map(([locale, value]) => [locale, value ? { json: value.json, text: plainText(value.json) } : null])
      return { ...change, data: { ...(stored.type === change.type ? stored.data : {}), ...Object.fromEntries(values) } }
    }
    case 'media':
      return change
  }
}
