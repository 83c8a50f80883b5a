import { expect, test } from 'vitest'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { settingsSchema } from '../../../model/site/settings.ts'
import { PALETTES } from '../theme/palettes.ts'
import { pastWords } from './past-words.ts'

const { de } = settingsTexts
const { header, footer, logo } = settingsSchema.parse({})
const theme = { colors: PALETTES.quiet, fonts: { heading: 'inter', text: 'inter' }, tokens: {} }

test('says what was changed, from what to what', () => {
  expect(pastWords(de, { part: 'header', before: header, after: { ...header, logoSize: 'large', upperCase: true } })).toEqual([
    'Grösse des Logos: Mittel → Gross',
    'Grossbuchstaben: aus → ein',
  ])
  expect(pastWords(de, { part: 'footer', before: footer, after: { ...footer, street: 'Seestrasse 1' } })).toEqual(['Strasse und Nummer: leer → Seestrasse 1'])
})

test('what has no words of its own is named', () => {
  expect(pastWords(de, { part: 'logo', before: logo, after: { ...logo, picture: 'x'.repeat(26) } })).toEqual(['Logo geändert'])
  expect(pastWords(de, { part: 'footer', before: footer, after: { ...footer, hours: { periods: [], special: [{ date: '2026-12-24', open: '00:00', close: '00:00' }] } } })).toEqual(
    ['Öffnungszeiten geändert'],
  )
})

test('the hours of a branch are named', () => {
  expect(pastWords(de, { branchId: 'rapperswil', before: null, after: footer.hours })).toEqual(['Öffnungszeiten geändert'])
})

test('a single colour is told, a whole palette is named', () => {
  expect(pastWords(de, { before: theme, after: { ...theme, colors: { ...PALETTES.quiet, accent: '#aa0000' } } })).toEqual(['Akzent: #1F6F5C → #aa0000'])
  expect(pastWords(de, { before: theme, after: { ...theme, colors: PALETTES.night, fonts: { heading: 'fraunces', text: 'inter' } } })).toEqual([
    'Fertige Farben geändert',
    'Schriften geändert',
  ])
})
