import { expect, test } from 'vitest'
import { clashTexts } from '../../../i18n/editor/clash/texts.ts'
import { settingsSchema } from '../../../model/site/settings.ts'
import type { Scene } from './scene.ts'
import { thingVersions } from './thing-versions.ts'

const id = (letter: string) => letter.repeat(26)
const page = (name: string) => ({
  collection: null,
  role: null,
  status: 'published',
  meta: { name: { de: name }, description: {} },
  slugs: { de: name.toLowerCase() },
  disallowedLanguages: [],
  isProtected: false,
})
const things = { [`page:${id('1')}`]: page('Team'), [`page:${id('2')}`]: page('Preise') }
const scene: Scene = { locale: 'de', pageLocale: 'de', texts: clashTexts.de, things }
const settings = settingsSchema.parse({})

test('a setting is told by its name and both of its values, in the words of its panel', () => {
  const mine = { ...settings.header, logoPosition: 'center', upperCase: true }
  const theirs = { ...settings.header, upperCase: false }
  expect(thingVersions('settings:header', mine, theirs, scene)).toEqual({
    where: 'Kopfzeile',
    mine: 'Platz des Logos: Mitte\nGrossbuchstaben: ein',
    theirs: 'Platz des Logos: Links\nGrossbuchstaben: aus',
  })
})

test('what has a control of its own is told as well: hours by day, targets and pages by name', () => {
  const open = { day: 1, time: '08:00' }
  const mine = { ...settings.footer, hours: { periods: [{ open, close: { day: 1, time: '12:00' } }], special: [] } }
  expect(thingVersions('settings:footer', mine, settings.footer, scene)).toMatchObject({
    where: 'Öffnungszeiten',
    mine: 'Öffnungszeiten: Montag 08:00–12:00; Dienstag–Sonntag geschlossen',
    theirs: 'Öffnungszeiten: Montag–Sonntag geschlossen',
  })
  const booking = { ...settings.bookingButton, page: id('1'), links: [{ type: 'phone', phone: '044 123 45 67' }] }
  expect(thingVersions('settings:bookingButton', booking, settings.bookingButton, scene)).toMatchObject({
    mine: 'Seite zum Buchen: Team\nWeitere Ziele: 044 123 45 67',
    theirs: 'Seite zum Buchen: leer\nWeitere Ziele: leer',
  })
})

test('the hours of a branch are told by day, or by where they come from', () => {
  const mine = { periods: [{ open: { day: 1, time: '08:00' }, close: { day: 1, time: '12:00' } }], special: [] }
  expect(thingVersions('branch:rapperswil', mine, null, scene)).toEqual({
    where: 'Öffnungszeiten',
    mine: 'Montag 08:00–12:00; Dienstag–Sonntag geschlossen',
    theirs: 'Aus den Angaben zum Geschäft',
  })
})

test('a menu is told area by area with the names of its pages', () => {
  const entry = (key: string, of: string) => ({ id: id(key), type: 'page', page: id(of), appearance: 'default' })
  const area = (children: readonly unknown[]) => [{ id: id('a'), label: { de: 'Über uns' }, children }]
  expect(thingVersions('navigation', area([entry('b', '1'), entry('c', '2')]), area([entry('b', '1')]), scene)).toEqual({
    where: 'Menü',
    mine: 'Über uns: Team, Preise',
    theirs: 'Über uns: Team',
  })
})

test('a page that somebody renamed and somebody else deleted', () => {
  expect(thingVersions(`page:${id('1')}`, page('Wir'), null, scene)).toEqual({
    where: 'Seite «Team»',
    mine: 'Name (Deutsch): Wir\nAdresse (Deutsch): wir',
    theirs: 'gelöscht',
  })
})

test('in French, colours and languages too', () => {
  const french = { ...scene, locale: 'fr', texts: clashTexts.fr } as const
  expect(thingVersions('languages', ['de', 'fr'], ['de'], french)).toEqual({ where: 'Langues du site', mine: 'Deutsch, Français', theirs: 'Deutsch' })
})
