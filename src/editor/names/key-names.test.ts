import { expect, test } from 'vitest'
import { keyNames } from './key-names.ts'

test.each([
  ['Ctrl+Shift+Z', 'Ctrl+⇧+Z', '⌘⇧Z'],
  ['Delete', 'Delete', '⌫'],
  ['Esc', 'Esc', 'esc'],
  ['Alt+↑', 'Alt+↑', '⌥↑'],
])('%s has the name that is printed on the key', (shortcut, swiss, mac) => {
  expect([keyNames(shortcut, false), keyNames(shortcut, true)]).toEqual([swiss, mac])
})
