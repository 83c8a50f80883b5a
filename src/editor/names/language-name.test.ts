import { expect, test } from 'vitest'
import { languageInSentence, languageName } from './language-name.ts'

test.each([
  ['de', 'fr', 'Allemand', 'allemand'],
  ['fr', 'de', 'Französisch', 'Französisch'],
] as const)('[E-008] %s in %s is «%s» alone and «%s» in a sentence', (locale, editor, alone, inside) => {
  expect(languageName(locale, editor)).toBe(alone)
  expect(languageInSentence(locale, editor)).toBe(inside)
})
