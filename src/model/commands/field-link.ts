import { z } from 'zod'
import { linkSchema, type Link } from '../content/link.ts'
import { same } from '../same.ts'
import { defineCommand } from './define-command.ts'
import { changeField, fieldOn, findGroup, type Desk } from './desk.ts'
import { commonSlots, needsGroup, slotShape, touchesField, whereOf, type SlotPlace } from './on-field.ts'

const bodySchema = z.strictObject({ ...slotShape, before: linkSchema.nullable(), after: linkSchema.nullable() })

const linkOn = (desk: Desk, { groupId, slot }: SlotPlace): Link | null => fieldOn(desk, groupId, slot)?.options.link ?? null

/** What a person recognises; a page is told by the editor, which knows its name. */
function addressOf(link: Link | null): string | null {
  switch (link?.type) {
    case 'url':
      return link.url
    case 'phone':
      return link.phone
    case 'email':
      return link.email
    case 'page':
    case undefined:
      return null
  }
}

/** Where a button or a picture leads. */
export const fieldLink = defineCommand({
  kind: 'field.link',
  version: 1,
  body: bodySchema,
  touches: touchesField,
  needs: needsGroup,
  apply: (desk, body) =>
    changeField(desk, body, 'localizedSingleValue', (field) => {
      const { link: _, ...options } = field.options
      return { ...field, options: body.after ? { ...options, link: body.after } : options }
    }),
  invert: ({ before, after, ...place }) => ({ body: { ...place, before: after, after: before } }),
  fit(desk, body) {
    if (!findGroup(desk, body.groupId)) return null
    const before = linkOn(desk, body)
    return same(before, body.after) ? null : { ...body, before }
  },
  settle(body, theirs) {
    const now = linkOn(theirs, body)
    if (same(now, body.after)) return 'same'
    return same(now, body.before) ? 'merged' : 'ask'
  },
  words: (body, desk, texts) => ({ what: texts.phrases.link, where: whereOf(body, desk, texts), before: addressOf(body.before), after: addressOf(body.after), locale: null }),
  between: (from, to) =>
    commonSlots(from, to).flatMap(({ groupId, slot, before, after }) => {
      const [old, next] = [before?.options.link ?? null, after?.options.link ?? null]
      return same(old, next) ? [] : [{ groupId, slot, before: old, after: next }]
    }),
})
