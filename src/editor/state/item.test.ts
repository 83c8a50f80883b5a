import { expect, test } from 'vitest'
import type { Group } from '../../model/page/document.ts'
import { isSameItem, outwards, PAGE, wayTo, type Item } from './item.ts'

const group = (id: string, children: readonly Group[] = []): Group => ({ id, type: 'cta', version: 1, status: 'draft', disallowedLanguages: [], options: {}, fields: {}, children })
const desk = { pageId: 'p', groups: [group('board', [group('card')])] }
const title: Item = { of: 'field', groupId: 'card', slot: 'title' }

test('Escape steps from the text to the card, the section and out', () => {
  const card = outwards(desk, title)
  expect(card).toEqual({ of: 'group', groupId: 'card' })
  const board = card && outwards(desk, card)
  expect(board).toEqual({ of: 'group', groupId: 'board' })
  expect(board && outwards(desk, board)).toBeNull()
})

test('the way leads from the page to the text', () => {
  expect(wayTo(desk, title)).toEqual([PAGE, { of: 'group', groupId: 'board' }, { of: 'group', groupId: 'card' }, title])
  expect(wayTo(desk, PAGE)).toEqual([PAGE])
})

test('two slots of one section are two things', () => {
  expect(isSameItem(title, { ...title })).toBe(true)
  expect(isSameItem(title, { of: 'field', groupId: 'card', slot: 'button' })).toBe(false)
  expect(isSameItem({ of: 'group', groupId: 'card' }, title)).toBe(false)
  expect(isSameItem(null, null)).toBe(true)
})
