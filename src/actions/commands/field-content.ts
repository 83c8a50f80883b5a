import { fieldOn } from '../../model/commands/desk.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { fieldContentSchema } from '../../model/content/field.ts'
import { mergeContent } from '../../model/content/merge-content.ts'
import { Refusal } from '../../model/refusal.ts'
import { mediaByIds } from '../../store/media.ts'
import { rememberField } from '../translation-memory/remember-field.ts'
import { definePerformer, type Ground } from './define-performer.ts'
import { slotOf } from './slot-of.ts'

type Body = ReturnType<typeof fieldContent.read>

/** A translation that a person wrote is remembered for the next time the same words come up. */
async function rememberWritten({ tx, desk, site }: Ground, body: Body): Promise<void> {
  const field = fieldOn(fieldContent.apply(desk, body), body.groupId, body.slot)
  if (!field || (body.by !== undefined && body.by !== 'person')) return
  for (const locale of site.locales)
    if (body.after.data !== null && typeof body.after.data === 'object' && Object.hasOwn(body.after.data, locale))
      await rememberField(tx, { field, locale, locales: site.locales, by: 'person' })
}

export const performFieldContent = definePerformer(
  fieldContent,
  async ({ tx, desk }, body) => {
    if (body.after.type !== slotOf(desk, body).contentType) throw new Refusal('invalidInput', { fieldErrors: { content: 'contentType' } })
    if (body.after.type === 'media' && body.after.data !== null && !(await mediaByIds(tx, [body.after.data]))[body.after.data]) throw new Refusal('notFound')
    // The plain text of a rich text is derived, and may be longer than a slot takes.
    if (!fieldContentSchema.safeParse(mergeContent(undefined, body.after)).success) throw new Refusal('invalidInput', { fieldErrors: { content: 'too_big' } })
    return body
  },
  { effects: rememberWritten },
)
