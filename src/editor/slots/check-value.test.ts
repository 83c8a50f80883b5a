import { expect, test } from 'vitest'
import { valueTexts } from '../../i18n/editor/values/texts.ts'
import { isValidValue, type ValueKind } from './check-value.ts'

test.each<[ValueKind, string | null, boolean]>([
  ['number', '120', true],
  ['number', '4.50', true],
  ['number', '1’200', true],
  ['number', 'CHF 29', true],
  ['number', 'ab 120', false],
  ['number', '12a', false],
  ['number', null, true],
  ['email', 'anna@example.ch', true],
  ['email', 'anna@', false],
  ['email', '   ', true],
  ['url', 'https://example.ch/a', true],
  ['url', 'javascript:alert(1)', false],
  ['url', 'example', false],
  ['phone', '044 123 45 67', true],
  ['phone', '+41 44 123 45 67', true],
  ['phone', '044-abc', false],
])('[E-103] [E-104] [E-105] a %s may be %j: %j', (kind, text, expected) => {
  expect(isValidValue(kind, text)).toBe(expected)
})

test('[E-107] the messages are in the editor’s dictionary, in both languages', () => {
  expect(valueTexts.de.number).toBe('Bitte gib eine gültige Nummer ein')
  for (const kind of ['number', 'email', 'url', 'phone'] as const) expect(valueTexts.fr[kind]).not.toBe(valueTexts.de[kind])
})
