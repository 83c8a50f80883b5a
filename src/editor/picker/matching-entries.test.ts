import { expect, test } from 'vitest'
import { otherNames } from '../../i18n/editor/picker/texts.ts'
import { editorTexts } from '../../i18n/editor/texts.ts'
import { offeredSections } from '../../sections/offered.ts'
import { matchingEntries } from './matching-entries.ts'

const offered = offeredSections({ businessType: 'general', features: [] })
const names = (query: string, locale: 'de' | 'fr' = 'de') =>
  matchingEntries(offered, editorTexts[locale], otherNames[locale], query).map(({ name, entries }) => [name, ...entries.map((entry) => entry.name)])

test('without a question everything is listed, what is used most first within its category', () => {
  const [start, content, ...rest] = names('')
  expect(start).toEqual(['Einstieg', 'Titelbild', 'Hinweisleiste', 'Hinweisblase'])
  expect(content?.slice(0, 4)).toEqual(['Inhalt', 'Text und Bild', 'Nur Text', 'Galerie'])
  expect(rest.map(([name]) => name)).toEqual(['Sammlungen', 'Verschiedenes'])
})

test('words find names, whatever their case and accents', () => {
  expect(names('  GALERIE ')).toEqual([['Inhalt', 'Galerie', 'Textgalerie', 'Mediengalerie']])
  expect(names('etapes', 'fr')).toEqual([['Contenu', 'Étapes']])
  expect(names('gibt es nicht')).toEqual([])
})

test('[E-009] what is for opticians only is not in another site’s list, and found by name with its reason', () => {
  const standings = (query: string, businessType: 'general' | 'optician') =>
    matchingEntries(offeredSections({ businessType, features: [] }), editorTexts.de, otherNames.de, query)
      .flatMap(({ entries }) => entries)
      .filter(({ name }) => name === 'Kontaktformular')
      .map(({ standing }) => standing)
  expect(standings('', 'general')).toEqual([])
  expect(standings('kontaktf', 'general')).toEqual(['opticiansOnly'])
  expect(standings('', 'optician')).toEqual(['offered'])
})

test('what people call it else finds it, beside what has that name', () => {
  expect(names('preise').flat()).toEqual(expect.arrayContaining(['Textgalerie', 'Produktgruppe', 'Angebot']))
  expect(names('öffnungsz').flat()).toContain('Kontakt')
  const cards = names('karten').flat()
  expect(cards).toEqual(expect.arrayContaining(['Galerie', 'Spalten', 'Team', 'Kundenstimmen', 'News', 'Textgalerie']))
  expect(cards.indexOf('Galerie')).toBeLessThan(cards.indexOf('Textgalerie'))
  expect(names('cartes', 'fr').flat()).toEqual(expect.arrayContaining(['Galerie', 'Colonnes', 'Équipe', 'Témoignages']))
  const golf = matchingEntries(offeredSections({ businessType: 'general', features: ['map'] }), editorTexts.de, otherNames.de, 'karten')
  expect(golf.flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual(expect.arrayContaining(['Kartensammlung', 'News', 'Textgalerie']))
  expect(names('tarifs', 'fr')).not.toEqual([])
  expect(names('kontakt').flat()).toEqual(expect.not.arrayContaining(['Textgalerie']))
})

test.each([
  ['de', 'Slider', 'Galerie'],
  ['de', 'Karussell', 'Galerie'],
  ['de', 'Diashow', 'Galerie'],
  ['de', 'Anfahrt', 'Kontakt'],
  ['de', 'Öffnungszeiten', 'Kontakt'],
  ['de', 'Preisliste', 'Angebot'],
  ['de', 'Speisekarte', 'Textgalerie'],
  ['de', 'FAQ', 'Nur Text'],
  ['de', 'Fragen', 'Textgalerie'],
  ['de', 'Fragen und Antworten', 'Nur Text'],
  ['de', 'Team', 'Team'],
  ['de', 'Kundenstimmen', 'Kundenstimmen'],
  ['fr', 'FAQ', 'Texte seul'],
  ['fr', 'questions', 'Galerie de textes'],
  ['fr', 'slider', 'Galerie'],
  ['fr', 'carrousel', 'Galerie'],
  ['fr', 'diaporama', 'Galerie'],
  ['fr', 'itinéraire', 'Contact'],
  ['fr', "plan d'accès", 'Contact'],
  ['fr', "heures d'ouverture", 'Contact'],
  ['fr', 'liste de prix', 'Prestations'],
  ['fr', 'menu', 'Galerie de textes'],
] as const)('in %s «%s» finds %s', (locale, query, name) => {
  expect(names(query, locale).flat()).toContain(name)
})

test('a map is found where the site can have one', () => {
  const found = (query: string, locale: 'de' | 'fr') =>
    matchingEntries(offeredSections({ businessType: 'general', features: ['map'] }), editorTexts[locale], otherNames[locale], query).flatMap(({ entries }) =>
      entries.map(({ definition }) => definition.type),
    )
  for (const query of ['Landkarte', 'Anfahrt']) expect(found(query, 'de')).toContain('mapContainer')
  for (const query of ['plan', "plan d'accès"]) expect(found(query, 'fr')).toContain('mapContainer')
})
