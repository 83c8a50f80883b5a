import { startChange } from '../../model/commands/start-change.ts'
import { startSchema } from '../../model/site/start.ts'
import { definePerformer } from './define-performer.ts'
import { readValue } from './read-value.ts'

export const performStartChange = definePerformer(startChange, (_, body) => ({ ...body, after: readValue(startSchema, body.after) }))
