import { describe, expect, test } from 'vitest'
import { fill } from './fill.ts'

describe('fill', () => {
  test.each<[string, string, Record<string, string | number>, string]>([
    ['a text', 'Box {type} nicht gefunden.', { type: 'hero' }, 'Box hero nicht gefunden.'],
    ['a number', '{count} Änderungen', { count: 3 }, '3 Änderungen'],
    ['zero', '{count} Änderungen', { count: 0 }, '0 Änderungen'],
    ['an empty text', 'a{name}b', { name: '' }, 'ab'],
    ['every occurrence', '{a} {b} {a}', { a: 1, b: 2 }, '1 2 1'],
  ])('puts in %s', (_, text, values, filled) => {
    expect(fill(text, values)).toBe(filled)
  })

  test('leaves a placeholder without a value', () => {
    expect(fill('{count} von {total}', { count: 1 })).toBe('1 von {total}')
  })

  test('takes only values that were given, not what every object has', () => {
    expect(fill('{toString} {constructor}', {})).toBe('{toString} {constructor}')
  })

  test('does not search a value for placeholders', () => {
    expect(fill('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x')
  })

  test('takes replacement patterns in a value literally', () => {
    expect(fill('{price}', { price: '$& $1 $$' })).toBe('$& $1 $$')
  })

  test('leaves a text without placeholders and lone braces alone', () => {
    expect(fill('Menü { } {', { Menü: 'x' })).toBe('Menü { } {')
  })
})
