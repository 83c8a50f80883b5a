import { fieldAlt } from '../../model/commands/field-alt.ts'
import { Refusal } from '../../model/refusal.ts'
import { definePerformer } from './define-performer.ts'
import { slotOf } from './slot-of.ts'

export const performFieldAlt = definePerformer(fieldAlt, ({ desk }, body) => {
  if (slotOf(desk, body).contentType !== 'media') throw new Refusal('invalidInput', { fieldErrors: { alt: 'contentType' } })
  return body
})
