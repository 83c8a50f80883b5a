import { z } from 'zod'
import { CONTENT_TYPES } from '../content/field.ts'
import { defineCommand } from './define-command.ts'
import { changeField, fieldOn, findGroup, type Desk } from './desk.ts'
import { commonSlots, needsGroup, slotShape, touchesField, whereOf, type SlotPlace } from './on-field.ts'

/** The content type tells what kind of field to keep where nothing was ever written. */
const bodySchema = z.strictObject({ ...slotShape, type: z.enum(CONTENT_TYPES), before: z.boolean(), after: z.boolean() })

const isVisible = (desk: Desk, { groupId, slot }: SlotPlace) => fieldOn(desk, groupId, slot)?.visible ?? true

/** E-116: a field that visitors do not see. */
export const fieldVisibility = defineCommand({
  kind: 'field.visibility',
  version: 1,
  body: bodySchema,
  touches: touchesField,
  needs: needsGroup,
  apply: (desk, body) => changeField(desk, body, body.type, (field) => ({ ...field, visible: body.after })),
  invert: ({ before, after, ...rest }) => ({ body: { ...rest, before: after, after: before } }),
  fit(desk, body) {
    if (!findGroup(desk, body.groupId)) return null
    const before = isVisible(desk, body)
    return before === body.after ? null : { ...body, before }
  },
  // There are two states only: whoever finds another one than his own finds the one he started from.
  settle: (body, theirs) => (isVisible(theirs, body) === body.after ? 'same' : 'merged'),
  words: (body, desk, texts) => ({ what: texts.phrases[body.after ? 'shown' : 'hidden'], where: whereOf(body, desk, texts), before: null, after: null, locale: null }),
  between: (from, to) =>
    commonSlots(from, to).flatMap(({ groupId, slot, before, after }) => {
      const [old, next] = [before?.visible ?? true, after?.visible ?? true]
      const type = (after ?? before)?.content.type ?? 'single'
      return old === next ? [] : [{ groupId, slot, type, before: old, after: next }]
    }),
})
