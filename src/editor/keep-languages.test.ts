import { expect, test } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { forgetEditorLocale, keepLanguages } from './keep-languages.ts'
import { readEditorLocale } from './read-editor-locale.ts'

test('[E-259] the tab remembers the languages under the names of the specification', () => {
  const storage = memoryStorage()
  keepLanguages({ page: 'it', editor: 'fr', offered: 'de' }, storage)
  expect(['currentLanguage', 'editorLanguage', 'i18n'].map((key) => storage.getItem(key))).toEqual(['it', 'fr', 'de'])
})

test('[E-259] the tab’s own language stays until the site offers another or it is forgotten', () => {
  const storage = memoryStorage()
  expect(readEditorLocale('de', storage)).toBe('de')
  keepLanguages({ page: 'de', editor: 'fr', offered: 'de' }, storage)
  expect(readEditorLocale('de', storage)).toBe('fr')
  keepLanguages({ page: 'de', editor: 'de', offered: 'de' }, storage)
  expect(readEditorLocale('fr', storage)).toBe('fr')
  keepLanguages({ page: 'de', editor: 'fr', offered: 'de' }, storage)
  forgetEditorLocale(storage)
  expect(readEditorLocale('de', storage)).toBe('de')
})

test('without a storage, with a full one and with a language that does not exist the site’s setting is used', () => {
  expect(readEditorLocale('fr', null)).toBe('fr')
  const storage = memoryStorage()
  storage.setItem('editorLanguage', 'tlh')
  expect(readEditorLocale('fr', storage)).toBe('fr')
  storage.setItem = () => {
    throw new Error('full')
  }
  expect(() => keepLanguages({ page: 'de', editor: 'de', offered: 'de' }, storage)).not.toThrow()
})
