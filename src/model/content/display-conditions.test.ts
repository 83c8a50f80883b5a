import { describe, expect, test } from 'vitest'
import { isDisplayed, type DisplayConditions } from './display-conditions.ts'

describe('display conditions', () => {
  test.each<[string, DisplayConditions | undefined, Record<string, unknown>, boolean]>([
    ['no conditions', undefined, {}, true],
    ['an empty list of conditions', {}, {}, true],
    ['true matches true', { a: true }, { a: true }, true],
    ['true does not match false', { a: true }, { a: false }, false],
    ['true does not match what is missing', { a: true }, {}, false],
    ['false matches false', { a: false }, { a: false }, true],
    ['false matches what is missing', { a: false }, {}, true],
    ['equal texts', { a: { comparison: '=', value: 'grid' } }, { a: 'grid' }, true],
    ['unequal texts', { a: { comparison: '=', value: 'grid' } }, { a: 'split' }, false],
    ['a number is not its text', { a: { comparison: '=', value: 3 } }, { a: '3' }, false],
    ['different', { a: { comparison: '!=', value: 'grid' } }, { a: 'split' }, true],
    ['not different', { a: { comparison: '!=', value: 'grid' } }, { a: 'grid' }, false],
    ['greater', { a: { comparison: '>', value: 3 } }, { a: 4 }, true],
    ['not greater when equal', { a: { comparison: '>', value: 3 } }, { a: 3 }, false],
    ['less', { a: { comparison: '<', value: 3 } }, { a: 2 }, true],
    ['not less when equal', { a: { comparison: '<', value: 3 } }, { a: 3 }, false],
    ['texts have no order', { a: { comparison: '>', value: 'a' } }, { a: 'b' }, false],
    ['all hold', { a: true, b: { comparison: '<', value: 5 } }, { a: true, b: 4 }, true],
    ['one does not hold', { a: true, b: { comparison: '<', value: 5 } }, { a: true, b: 5 }, false],
  ])('[E-071] %s', (_, conditions, values, expected) => {
    expect(isDisplayed(conditions, values)).toBe(expected)
  })
})
