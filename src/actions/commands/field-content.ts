import { fieldContent } from '../../model/commands/field-content.ts'
import { fieldContentSchema } from '../../model/content/field.ts'
import { mergeContent } from '../../model/content/merge-content.ts'
import { Refusal } from '../../model/refusal.ts'
import { mediaByIds } from '../../store/media.ts'
import { definePerformer } from './define-performer.ts'
import { slotOf } from './slot-of.ts'

export const performFieldContent = definePerformer(fieldContent, async ({ tx, desk }, body) => {
  if (body.after.type !== slotOf(desk, body).contentType) throw new Refusal('invalidInput', { fieldErrors: { content: 'contentType' } })
  if (body.after.type === 'media' && body.after.data !== null && !(await mediaByIds(tx, [body.after.data]))[body.after.data]) throw new Refusal('notFound')
  // The plain text of a rich text is derived, and may be longer than a slot takes.
  if (!fieldContentSchema.safeParse(mergeContent(undefined, body.after)).success) throw new Refusal('invalidInput', { fieldErrors: { content: 'too_big' } })
  return body
})
