import { expect, test, vi } from 'vitest'
import { keyAction, type KeyAction, type Situation } from './key-action.ts'

const keys = (key: string, held: { meta?: boolean; ctrl?: boolean; shift?: boolean; alt?: boolean } = {}) => ({
  key,
  metaKey: held.meta ?? false,
  ctrlKey: held.ctrl ?? false,
  shiftKey: held.shift ?? false,
  altKey: held.alt ?? false,
})
const off: Situation = { isOn: false, isCovered: () => false, isElsewhere: () => false, isTyping: false, hasGroup: false, isOnTools: false }
const on: Situation = { ...off, isOn: true }

test.each<[string, ReturnType<typeof keys>, Situation, KeyAction | null]>([
  ['meta+e turns on', keys('e', { meta: true }), off, 'turnOn'],
  ['ctrl+e as well', keys('E', { ctrl: true }), off, 'turnOn'],
  ['a plain e is a letter', keys('e'), off, null],
  ['ctrl+e when on is the end of the line on a Mac', keys('e', { ctrl: true }), on, null],
  ['Escape steps outwards', keys('Escape'), on, 'stepOut'],
  ['Escape with nothing on does nothing', keys('Escape'), off, null],
  ['Escape belongs to an open dialog first', keys('Escape'), { ...on, isCovered: () => true }, null],
  ['and to an open text', keys('Escape'), { ...on, isTyping: true }, null],
  ['ctrl+z undoes', keys('z', { ctrl: true }), on, 'undo'],
  ['meta+z undoes', keys('z', { meta: true }), on, 'undo'],
  ['with shift it redoes', keys('Z', { meta: true, shift: true }), on, 'redo'],
  ['ctrl+y redoes', keys('y', { ctrl: true }), on, 'redo'],
  ['while typing as well: the browser would forget what it took back', keys('z', { ctrl: true }), { ...on, isTyping: true }, 'undo'],
  ['nothing is undone with the toolbar off', keys('z', { ctrl: true }), off, null],
  ['nor behind a dialog', keys('z', { ctrl: true }), { ...on, isCovered: () => true, isElsewhere: () => true }, null],
  ['beside an open panel the page can still be undone', keys('z', { ctrl: true }), { ...on, isCovered: () => true }, 'undo'],
  ['alt and an arrow move the chosen section', keys('ArrowUp', { alt: true }), { ...on, hasGroup: true }, 'moveUp'],
  ['also from its own buttons', keys('ArrowUp', { alt: true }), { ...on, isOnTools: true }, 'moveUp'],
  ['which keep their arrows, and Enter', keys('ArrowUp'), { ...on, isOnTools: true }, null],
  ['down as well', keys('ArrowDown', { alt: true }), { ...on, hasGroup: true }, 'moveDown'],
  ['an arrow alone chooses the neighbour', keys('ArrowDown'), { ...on, hasGroup: true }, 'next'],
  ['Enter goes into it', keys('Enter'), { ...on, hasGroup: true }, 'enter'],
  ['Delete removes it', keys('Delete'), { ...on, hasGroup: true }, 'remove'],
  ['a text keeps its own Delete', keys('Delete'), { ...on, isTyping: true }, null],
  ['ctrl+d duplicates', keys('d', { ctrl: true }), { ...on, hasGroup: true }, 'duplicate'],
  ['without a section ctrl+d stays the browser’s', keys('d', { ctrl: true }), on, null],
  ['ctrl+s says that saving is automatic', keys('s', { ctrl: true }), on, 'sayingSaved'],
  ['F6 goes to the next part of the screen', keys('F6'), on, 'otherPart'],
  ['ctrl+k finds', keys('k', { ctrl: true }), on, 'find'],
  ['ctrl+a marks all of a text', keys('a', { ctrl: true }), { ...on, isTyping: true }, null],
  ['but never the whole page with its tools', keys('a', { ctrl: true }), on, 'nothing'],
  ['visitors’ pages are marked as ever', keys('a', { ctrl: true }), off, null],
  ['but not with the toolbar off', keys('k', { ctrl: true }), off, null],
  ['alt makes another character', keys('e', { ctrl: true, alt: true }), off, null],
])('%s', (_, pressed, situation, expected) => {
  expect(keyAction(pressed, situation)).toBe(expected)
})

test.each([
  ['a held key alone', keys('Control', { ctrl: true })],
  ['a key that is nobody’s here', keys('c', { ctrl: true })],
])('%s looks for no dialog: on a long page that is felt', (_, pressed) => {
  const look = vi.fn(() => false)
  keyAction(pressed, { ...on, isCovered: look, isElsewhere: look })
  expect(look).not.toHaveBeenCalled()
})
