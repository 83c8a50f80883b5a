import { expect, test } from 'vitest'
import { isOneLetterOff, meantWord } from './near-word.ts'

test.each([
  ['brlle', 'brille', true],
  ['brillle', 'brille', true],
  ['brulle', 'brille', true],
  ['birlle', 'brille', true],
  ['rbille', 'brille', true],
  ['brill', 'brille', true],
  ['brille', 'brille', false],
  ['brl', 'brille', false],
  ['bralla', 'brille', false],
  ['lleibr', 'brille', false],
])('%s and %s: %s', (one, other, isNear) => {
  expect([isOneLetterOff(one, other), isOneLetterOff(other, one)]).toEqual([isNear, isNear])
})

test('only a word that nobody wrote is taken for another one', () => {
  const known = ['brill', 'brille', 'brett']
  expect(meantWord('brlle', known)).toBe('brille')
  expect(meantWord('brill', known)).toBeNull()
  expect(meantWord('bri', known)).toBeNull()
  expect(meantWord('xyzab', known)).toBeNull()
})

test('[V-191] a short word is never taken for another one, nor another for it, and a number for none', () => {
  expect(meantWord('loch', ['noch'])).toBeNull()
  expect(meantWord('ohne', ['ohren', 'one'])).toBeNull()
  expect(meantWord('bloch', ['loch', 'noch'])).toBeNull()
  expect(meantWord('lochs', ['loche'])).toBe('loche')
  expect(meantWord('42000', ['4200', '42001'])).toBeNull()
})
