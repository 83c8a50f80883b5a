import { fieldVisibility } from '../../model/commands/field-visibility.ts'
import { definePerformer } from './define-performer.ts'
import { slotOf } from './slot-of.ts'

export const performFieldVisibility = definePerformer(fieldVisibility, ({ desk }, body) => ({ ...body, type: slotOf(desk, body).contentType }))
