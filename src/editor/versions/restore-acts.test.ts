import { expect, test } from 'vitest'
import { applyActs } from '../../model/commands/command.ts'
import type { Group } from '../../model/page/document.ts'
import type { ItemStatus } from '../../model/page/status.ts'
import { restoreActs } from './restore-acts.ts'

const PAGE = 'p'.repeat(26)
const group = (letter: string, title: string, status: ItemStatus = 'published'): Group => ({
  id: letter.repeat(26),
  type: 'hero',
  version: 1,
  status,
  disallowedLanguages: [],
  options: {},
  fields: { title: { content: { type: 'localizedSingleValue', data: { de: title } }, options: {}, visible: true } },
  children: [],
})
const told = (groups: readonly Group[]) => groups.map(({ id, status, fields }) => [id[0], status, fields['title']?.content.data])

test('texts, order and sections are those of the version; a section that waited for its deletion stays, a newer one goes', () => {
  const desk = { pageId: PAGE, groups: [group('a', 'Neu'), group('b', 'Bleibt', 'markedForDeletion'), group('c', 'Später', 'draft')] }
  const version = [group('b', 'Damals'), group('a', 'Alt'), group('d', 'Gelöscht')]
  expect(told(applyActs(desk, restoreActs(desk, version)).groups)).toEqual([
    ['b', 'published', { de: 'Damals' }],
    ['a', 'published', { de: 'Alt' }],
    ['d', 'draft', { de: 'Gelöscht' }],
  ])
})

test('what was already going when the version was kept goes again', () => {
  const desk = { pageId: PAGE, groups: [group('a', 'Eins'), group('b', 'Zwei')] }
  const acts = restoreActs(desk, [group('a', 'Eins'), group('b', 'Zwei', 'markedForDeletion')])
  expect(told(applyActs(desk, acts).groups).map(([, status]) => status)).toEqual(['published', 'markedForDeletion'])
})

test('the version that is the draft already needs nothing', () => {
  const groups = [group('a', 'Eins')]
  expect(restoreActs({ pageId: PAGE, groups }, groups)).toEqual([])
})
