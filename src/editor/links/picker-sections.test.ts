import { expect, test } from 'vitest'
import { linkTexts } from '../../i18n/editor/links/texts.ts'
import { firstPage, matchingParts, openAtFirst, pickerParts, type SiteMap } from './picker-sections.ts'

const page = (id: string, name: SiteMap['pages'][number]['name'], more: Partial<SiteMap['pages'][number]> = {}) => ({
  id,
  name,
  collection: null,
  role: null,
  slugs: {},
  status: 'published' as const,
  ...more,
})

const site: SiteMap = {
  pages: [
    page('home', { de: 'Start', fr: 'Accueil' }),
    page('about', { de: 'Über uns' }),
    page('plan', {}, { status: 'draft' }),
    page('eyes', { de: 'Sehtest' }, { collection: 'services' }),
    page('bake', { de: 'Backen' }, { collection: 'kurse', status: 'archived' }),
  ],
  navigation: [
    { id: 'n1', label: { de: 'Wir', fr: 'Nous' }, children: [{ page: 'about' }, { page: 'about' }, { page: 'gone' }, { page: 'plan' }] },
    { id: 'n2', label: { de: 'Leer' }, children: [{ page: 'gone' }] },
  ],
}
const parts = pickerParts(site, 'de', linkTexts.de.pages)
const told = (all: typeof parts) => all.map(({ name, sections }) => [name, sections.map((section) => [section.name, section.pages.map((each) => each.id)])])

test('[E-086, E-181] three parts: containers with their pages, pages of their own, collections with theirs', () => {
  expect(told(parts)).toEqual([
    ['Menü', [['Wir', ['about', 'plan']]]],
    ['Einzelne Seiten', [['Ohne Kategorie', ['home', 'about', 'plan']]]],
    [
      'Sammlungen',
      [
        ['Angebot', ['eyes']],
        ['Kurse', ['bake']],
      ],
    ],
  ])
})

test('[E-087] drafts are there and say what they are', () => {
  const states = parts.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages.filter(({ state }) => state !== null).map(({ id, state }) => [id, state])))
  expect(states).toEqual([
    ['plan', 'Entwurf'],
    ['plan', 'Entwurf'],
    ['bake', 'Archiviert'],
  ])
})

test('[E-087] the sections that hold the chosen page start open', () => {
  expect(openAtFirst(parts, 'about')).toEqual(['n1', 'topLevel'])
  expect(openAtFirst(parts, 'eyes')).toEqual(['collection:services'])
  expect(openAtFirst(parts, null)).toEqual(['topLevel'])
})

test('names come in the language of the page, else in any, else as untitled', () => {
  const names = pickerParts(site, 'fr', linkTexts.fr.pages)[1]?.sections[0]?.pages.map(({ name }) => name)
  expect(names).toEqual(['Accueil', 'Über uns', 'Sans titre'])
})

test('searching leaves what has the word, without regard to accents, and lists it once', () => {
  expect(told(matchingParts(parts, ' uber '))).toEqual([['Menü', [['Wir', ['about']]]]])
  expect(matchingParts(parts, 'gibtesnicht')).toEqual([])
})

test('Enter takes the first page on screen that has the words', () => {
  expect(firstPage(parts, 'seh')?.id).toBe('eyes')
  expect(firstPage(parts, ' ')).toBeNull()
})

test('a page is found by what it is for, by its menu, its address and its names in other languages', () => {
  const found = (query: string) =>
    matchingParts(pickerParts(withContact, 'de', linkTexts.de.pages), query).flatMap(({ sections }) => sections.flatMap(({ pages }) => pages.map(({ id }) => id)))
  const withContact: SiteMap = {
    pages: [...site.pages, page('find', { de: 'So finden Sie uns', fr: 'Nous trouver' }, { role: 'contact', slugs: { de: 'anfahrt' } })],
    navigation: [...site.navigation, { id: 'n3', label: { de: 'Besuch' }, children: [{ page: 'find' }] }],
  }
  for (const query of ['kontakt', 'anfahrt', 'nous trouver', 'besuch']) expect(found(query), query).toContain('find')
  const named = pickerParts(withContact, 'de', linkTexts.de.pages).flatMap(({ sections }) => sections.flatMap(({ pages }) => pages))
  expect(named.find(({ id }) => id === 'find')).toMatchObject({ name: 'So finden Sie uns', called: 'Kontakt' })
})
