import { expect, test } from 'vitest'
import { editorTexts } from '../../i18n/editor/texts.ts'
import type { Group } from '../../model/page/document.ts'
import { foundGroups } from './found-groups.ts'

const field = (de: string) => ({ content: { type: 'localizedSingleValue' as const, data: { de } }, options: {}, visible: true })
const group = (id: string, type: string, words: Record<string, string>, children: Group[] = []): Group => ({
  id,
  type,
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields: Object.fromEntries(Object.entries(words).map(([name, text]) => [name, field(text)])),
  children,
})
const page = [
  group('a', 'hero', { title: 'Gut sehen', description: 'Mitten im Café-Viertel' }),
  group('b', 'teamContainer', { title: 'Wir' }, [group('c', 'teamDetails', { name: 'Zoë Frei' })]),
]
const find = (query: string) => foundGroups(page, { locale: 'de', texts: editorTexts.de, query }).map(({ groupId, name, words }) => [groupId, name, words])

test('without a question the sections stand there in their order', () =>
  expect(find('')).toEqual([
    ['a', 'Titelbild', 'Gut sehen'],
    ['b', 'Team', 'Wir'],
  ]))

test('names and words find sections and cards, whatever case and accents', () => {
  expect(find('TEAM')).toEqual([
    ['b', 'Team', 'Wir'],
    ['c', 'Teammitglied', 'Zoë Frei'],
  ])
  expect(find('zoe')).toEqual([['c', 'Teammitglied', 'Zoë Frei']])
  expect(find('cafe')).toEqual([['a', 'Titelbild', 'Mitten im Café-Viertel']])
  expect(find('gibt es nicht')).toEqual([])
})

test('what is not shown in this language is not found', () => {
  expect(foundGroups([{ ...group('a', 'hero', { title: 'Gut' }), disallowedLanguages: ['de'] }], { locale: 'de', texts: editorTexts.de, query: 'gut' })).toEqual([])
})
