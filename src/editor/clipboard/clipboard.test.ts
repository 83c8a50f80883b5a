import { expect, test } from 'vitest'
import type { Group } from '../../model/page/document.ts'
import { END_OF_PAGE } from '../../model/page/place.ts'
import { spotFor } from './clipboard.ts'

const group = (id: string, type: string, children: Group[] = []): Group => ({ id, type, version: 1, status: 'draft', disallowedLanguages: [], options: {}, fields: {}, children })
const desk = {
  pageId: 'p',
  groups: [group('hero', 'hero'), group('team', 'teamContainer', [group('anna', 'teamDetails'), group('beat', 'teamDetails')]), group('news', 'newsFeedBoard')],
}

test.each([
  ['a section goes behind the chosen one', 'cta', 'hero', { parentId: null, place: { nextTo: 'hero', side: 'after' } }],
  ['and behind the section of a chosen card', 'cta', 'anna', { parentId: null, place: { nextTo: 'team', side: 'after' } }],
  ['without a choice to the end', 'cta', null, { parentId: null, place: END_OF_PAGE }],
  ['a card goes behind one of its kind', 'teamDetails', 'anna', { parentId: 'team', place: { nextTo: 'anna', side: 'after' } }],
  ['and to the end of a chosen board', 'teamDetails', 'team', { parentId: 'team', place: END_OF_PAGE }],
  ['but not into a board of other cards', 'teamDetails', 'news', null],
  ['nor onto the page', 'teamDetails', null, null],
] as const)('%s', (_, type, chosen, expected) => {
  expect(spotFor(desk, { type }, chosen)).toEqual(expected)
})
