import { expect, test } from 'vitest'
import { isInColumn } from './use-stacked.ts'

const at = (left: number, top: number) => ({ left, right: left + 300, top, bottom: top + 200 })

test.each([
  ['cards of one column', at(20, 220), [at(20, 0), at(20, 440)], true],
  ['the first of a column', at(20, 0), [at(20, 220)], true],
  ['a card beside another', at(20, 0), [at(340, 0)], false],
  ['the last of a row, with the next one below', at(660, 0), [at(340, 0), at(20, 220)], false],
  ['the first of a row of two', at(20, 220), [at(340, 0), at(340, 220)], false],
  ['slides that lie on each other', at(20, 0), [at(20, 0)], false],
  ['a card alone', at(20, 0), [], false],
])('%s', (_, own, neighbours, expected) => {
  expect(isInColumn(own, neighbours)).toBe(expected)
})
