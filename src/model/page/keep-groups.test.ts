import { expect, test } from 'vitest'
import { BOARD, CARD_2, desk } from '../commands/commands-test-kit.ts'
import { keepGroups } from './keep-groups.ts'

const { groups } = desk()
const copy = () => structuredClone(groups)

test('a page that says the same stays the same object', () => expect(keepGroups(groups, copy())).toBe(groups))

test('a section that says something else is new, and the others are not', () => {
  const next = copy().map((group, at) => (at === 0 ? { ...group, options: { columns: 9 } } : group))
  const kept = keepGroups(groups, next)
  expect(kept[0]).toEqual(next[0])
  expect(kept.slice(1).every((group, at) => group === groups[at + 1])).toBe(true)
})

test('a card that says something else makes its section new, and no other card', () => {
  const next = copy().map((group) => (group.id === BOARD ? { ...group, children: group.children.map((card) => (card.id === CARD_2 ? { ...card, version: 99 } : card)) } : group))
  const [was, is] = [groups, keepGroups(groups, next)].map((all) => all.find(({ id }) => id === BOARD))
  expect(is).not.toBe(was)
  expect(is?.children.map((card, at) => card === was?.children[at])).toEqual([true, false])
})

test('sections that changed places are the same objects in another order', () => {
  const kept = keepGroups(groups, copy().toReversed())
  expect(kept).not.toBe(groups)
  expect(kept.every((group, at) => group === groups[groups.length - 1 - at])).toBe(true)
})
