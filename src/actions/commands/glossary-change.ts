import { glossaryChange } from '../../model/commands/glossary-change.ts'
import { glossarySchema } from '../../model/translation/glossary.ts'
import { definePerformer } from './define-performer.ts'
import { readValue } from './read-value.ts'

export const performGlossaryChange = definePerformer(glossaryChange, (_, body) => ({ ...body, after: readValue(glossarySchema.nullable(), body.after) }))
