import { describe, expect, test } from 'vitest'
import { de } from '../../i18n/editor/pages/de.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import type { Navigation } from '../../model/site/navigation.ts'
import { isEmptyList, matching, pageList, statesOf, type PageLine, type PageList } from './page-list.ts'

const id = (letter: string) => letter.repeat(26)
const page = (name: PageThing['meta']['name'], more: Partial<PageThing> = {}): PageThing => ({
  collection: null,
  role: null,
  status: 'published',
  meta: { name, description: {} },
  slugs: {},
  disallowedLanguages: [],
  isProtected: false,
  ...more,
})
const pages = new Map<string, PageThing>([
  [id('h'), page({ de: 'Start' }, { role: 'home' })],
  [id('a'), page({ de: 'Über uns', fr: 'À propos' })],
  [id('k'), page({ fr: 'Contact' }, { status: 'draft' })],
  [id('s'), page({ de: 'Sehtest' }, { collection: 'services', disallowedLanguages: ['de'] })],
  [id('n'), page({ de: '  ' }, { collection: 'parcours-x', status: 'archived', isProtected: true })],
])
const entry = (letter: string, to: string) => ({ id: id(letter), type: 'page' as const, page: id(to), appearance: 'default' as const })
const navigation: Navigation = [
  { id: id('x'), label: { de: 'Firma' }, children: [entry('1', 'a'), entry('2', 'q'), entry('3', 's')] },
  { id: id('y'), label: {}, children: [entry('4', 'h')] },
  { id: id('z'), label: { de: ' ' }, children: [] },
]
const list = (locale: 'de' | 'fr' = 'de', changed = new Set<string>()) => pageList({ pages, navigation, changed, locale, texts: de })
const names = (lines: readonly PageLine[]) => lines.map((line) => line.page?.name ?? null)
const told = ({ containers, topLevel, collections }: PageList) => ({
  containers: containers.map(({ name, lines }) => [name, names(lines)]),
  topLevel: names(topLevel),
  collections: collections.map(({ name, lines }) => [name, names(lines)]),
})

describe('[E-166] what the panel shows', () => {
  test('[E-253] containers with their entries, pages that are not in the menu, collections with their pages', () => {
    expect(told(list())).toEqual({
      containers: [
        ['Firma', ['Über uns', null, 'Sehtest']],
        ['Start', ['Start']],
        ['Neuer Menüpunkt', []],
      ],
      topLevel: ['Contact'],
      collections: [
        ['Angebot', ['Sehtest']],
        ['Parcours-x', ['Ohne Titel']],
      ],
    })
  })

  test('the home page comes first of those that are not in the menu', () => {
    const late = new Map([...pages].toReversed())
    expect(told(pageList({ pages: late, navigation: [], changed: new Set(), locale: 'de', texts: de })).topLevel).toEqual(['Start', 'Contact', 'Über uns'])
  })

  test('[E-181] of a site without any collection only the services are there, to be begun', () => {
    const bare = pageList({ pages: new Map(), navigation: [], changed: new Set(), locale: 'de', texts: de })
    expect(told(bare).collections).toEqual([['Angebot', []]])
  })

  test('the only page of a container is one line with it, called like the page unless the menu says otherwise', () => {
    const told = (label: Navigation[number]['label'], locale: 'de' | 'fr' = 'de') =>
      pageList({ pages, navigation: [{ id: id('y'), label, children: [entry('4', 'a')] }], changed: new Set(), locale, texts: de }).containers[0]?.lines[0]?.alone
    expect(told({})).toEqual({ containerId: id('y'), label: null })
    expect(told({ de: 'Über uns ' })?.label).toBeNull()
    expect(told({ de: 'Wir' })?.label).toBe('Wir')
    expect(told({ de: 'Wir' }, 'fr')?.label).toBeNull()
    expect(list().containers[0]?.lines.map(({ alone }) => alone)).toEqual([null, null, null])
  })

  test('each page with its state', () => {
    const state = (found: PageList, letter: string) =>
      [...found.containers, { lines: found.topLevel }, ...found.collections].flatMap(({ lines }) => lines).find((line) => line.page?.id === id(letter))?.page?.state
    expect(['h', 'a', 'k', 's', 'n'].map((letter) => state(list('de', new Set([id('a')])), letter))).toEqual(['published', 'changed', 'draft', 'hidden', 'archived'])
    expect(state(list('fr'), 's')).toBe('published')
  })

  test('names are those of the language on screen', () => expect(told(list('fr')).containers[0]).toEqual(['Firma', ['À propos', null, 'Sehtest']]))
})

describe('searching', () => {
  test('finds without accents and capitals, and leaves out what has nothing', () => {
    expect(told(matching(list(), ' UBER '))).toEqual({ containers: [['Firma', ['Über uns']]], topLevel: [], collections: [] })
    expect(told(matching(list(), 'sehtest')).collections).toEqual([['Angebot', ['Sehtest']]])
    expect(isEmptyList(matching(list(), 'xyz'))).toBe(true)
  })
  test('no words leave everything', () => expect(matching(list(), ' ')).toEqual(list()))
})

test('a thousand pages in fifty containers are sorted within a few milliseconds', () => {
  const many = new Map(Array.from({ length: 1000 }, (_, at) => [String(at).padStart(26, '0'), page({ de: `Seite ${at}` }, { collection: at % 2 ? 'services' : null })]))
  const menu: Navigation = Array.from({ length: 50 }, (_, at) => ({
    id: `c${at}`.padStart(26, '0'),
    label: { de: `Bereich ${at}` },
    children: Array.from({ length: 10 }, (__, child) => ({
      id: `e${at}x${child}`.padStart(26, '0'),
      type: 'page' as const,
      page: String(at * 10 + child).padStart(26, '0'),
      appearance: 'default' as const,
    })),
  }))
  const begun = performance.now()
  const found = pageList({ pages: many, navigation: menu, changed: new Set(), locale: 'de', texts: de })
  expect(performance.now() - begun).toBeLessThan(200)
  expect(found.containers.length).toBe(50)
  expect(found.topLevel.length).toBe(250)
})

test('the signs that stand in a list are explained, each once and no others', () => {
  expect(statesOf(list())).toEqual(['published', 'draft', 'hidden', 'archived'])
  expect(statesOf(matching(list(), 'über'))).toEqual(['published'])
  expect(statesOf(list('de', new Set([id('a')])))).toEqual(['published', 'changed', 'draft', 'hidden', 'archived'])
})
