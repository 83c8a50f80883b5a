import { expect, test } from 'vitest'
import { applyCommand } from './apply-command.ts'
import { fieldAt, textAt } from './fields.ts'
import { CARD_TITLE, command, group, HERO, NEW, page, sectionCommand, TITLE } from './history-test-kit.ts'

test('changes one language of one field and nothing else', () => {
  const before = page()
  const after = applyCommand(before, command())
  expect(textAt(after, TITLE, 'de')).toBe('Neu')
  expect(textAt(after, TITLE, 'fr')).toBe('Ancien')
  expect(after[1]).toBe(before[1])
  expect(textAt(before, TITLE, 'de')).toBe('Alt')
})

test('makes a field of a card that was never saved', () => {
  const after = applyCommand(page(), command({ fieldId: CARD_TITLE, before: null, after: 'Karte' }))
  expect(fieldAt(after, CARD_TITLE)).toEqual({ content: { type: 'localizedSingleValue', data: { de: 'Karte' } }, options: {}, visible: true })
})

test('keeps link and visibility of the field', () => {
  const content = { type: 'localizedSingleValue' as const, data: { de: 'Alt' } }
  const linked = [{ ...group(HERO, null), fields: { title: { content, options: { link: { type: 'phone' as const, phone: '044 123 45 67' } }, visible: false } } }]
  expect(fieldAt(applyCommand(linked, command()), TITLE)).toMatchObject({ options: { link: { type: 'phone' } }, visible: false })
})

test('a group that is gone changes nothing', () => {
  const before = page()
  expect(applyCommand(before, command({ fieldId: `${'9'.repeat(26)}:title` }))).toBe(before)
})

test('a section is added once and removed once, and the others stay the same objects', () => {
  const before = page()
  const added = applyCommand(before, sectionCommand())
  expect(added.map(({ id }) => id)).toEqual([HERO, NEW, before[1]?.id])
  expect([added[0], added[2]]).toEqual([before[0], before[1]])
  expect(applyCommand(added, sectionCommand({ id: 'again' }))).toBe(added)
  expect(applyCommand(added, sectionCommand({ kind: 'removeSection' }))).toEqual(before)
  expect(applyCommand(before, sectionCommand({ kind: 'removeSection' }))).toBe(before)
})
