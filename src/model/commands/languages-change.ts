import type { Locale } from '../locales.ts'
import { defineThingCommand } from './define-thing-command.ts'

/** The languages a site speaks, in their order. What was written in one that goes stays where it is. */
export const languagesChange = defineThingCommand<readonly Locale[]>()({
  kind: 'languages.change',
  version: 1,
  target: {},
  key: () => 'languages',
  phrase: 'siteLanguages',
})
