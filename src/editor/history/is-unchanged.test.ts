import { expect, test } from 'vitest'
import { isUnchanged } from './is-unchanged.ts'

test.each([
  ['Text', 'Text', true],
  [null, '', true],
  ['  \n', null, true],
  ['Text', 'Text ', false],
  ['Text', null, false],
  [null, 'Text', false],
])('[E-098] %j and %j: unchanged is %j', (before, after, expected) => {
  expect(isUnchanged(before, after)).toBe(expected)
})
