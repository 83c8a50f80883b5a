import { expect, test } from 'vitest'
import { clampNumber, readNumber } from './read-number.ts'

test.each([
  ['7', 7],
  [' 7 ', 7],
  ['0', 2],
  ['-3', 2],
  ['99', 10],
  ['4.4', 4],
  ['', null],
  ['–', null],
  ['1e999', null],
])('what is typed as %j is kept as %j between 2 and 10', (text, kept) => {
  expect(readNumber(text, { min: 2, max: 10 })).toBe(kept)
})

test('steps are counted from the lower bound, without the dust of floating point', () => {
  expect(clampNumber(0.1 + 0.2, { min: 0, max: 1, step: 0.1 })).toBe(0.3)
  expect(clampNumber(8, { min: 5, step: 5 })).toBe(10)
  expect(clampNumber(12, { min: 5, max: 12, step: 5 })).toBe(10)
})
