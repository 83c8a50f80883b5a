import type { Glossary } from '../translation/glossary.ts'
import { defineThingCommand } from './define-thing-command.ts'

/** Words that translations keep to; null until somebody wrote the first. */
export const glossaryChange = defineThingCommand<Glossary | null>()({
  kind: 'glossary.change',
  version: 1,
  target: {},
  key: () => 'glossary',
  phrase: 'glossary',
})
