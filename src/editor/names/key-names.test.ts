import { expect, test } from 'vitest'
import { editorTexts } from '../../i18n/editor/texts.ts'
import { keyNames } from './key-names.ts'

test.each([
  ['Ctrl+Shift+Z', 'Strg+Umschalt+Z', 'Ctrl+Maj+Z', '⌘⇧Z'],
  ['Delete', 'Entf', 'Suppr', '⌫'],
  ['Esc', 'Esc', 'Échap', 'esc'],
  ['Alt+↑', 'Alt+↑', 'Alt+↑', '⌥↑'],
])('%s has the name that is printed on the key', (shortcut, german, french, mac) => {
  expect(keyNames(shortcut, editorTexts.de.keys, false)).toBe(german)
  expect(keyNames(shortcut, editorTexts.fr.keys, false)).toBe(french)
  expect(keyNames(shortcut, editorTexts.fr.keys, true)).toBe(mac)
})
