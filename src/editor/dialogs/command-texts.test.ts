import { expect, test } from 'vitest'
import { de } from '../../i18n/editor/de.ts'
import { toggleKey } from '../../sections/define-section.ts'
import { commandTexts } from './command-texts.ts'

test('a switch that shows or hides a piece is named by the piece: «Anzeigen» alone tells nobody what', () => {
  const { option } = commandTexts({ texts: de, locale: 'de', data: { locales: ['de'], view: { locale: 'de' } } })
  expect(option('hero', toggleKey('subtitle'))).toBe('Untertitel')
  expect(option('hero', 'alignment')).toBe('Ausrichtung')
  expect(option('gone', 'size')).toBe('size')
})
