import { groupLanguages } from '../../model/commands/group-languages.ts'
import { Refusal } from '../../model/refusal.ts'
import { definePerformer } from './define-performer.ts'

export const performGroupLanguages = definePerformer(groupLanguages, ({ site }, body) => {
  if (!body.after.every((locale) => site.locales.includes(locale))) throw new Refusal('invalidInput', { fieldErrors: { disallowedLanguages: 'invalid_value' } })
  return body
})
