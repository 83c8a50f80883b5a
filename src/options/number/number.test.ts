import { describe, expect, test } from 'vitest'
import { number } from './number.option.ts'

describe('number option', () => {
  test('a value outside the bounds becomes the nearest one inside, and always a whole number', () => {
    const { schema } = number({ min: 2, max: 5 })
    expect([-3, 2, 4.4, 5, 99].map((value) => schema.parse(value))).toEqual([2, 2, 4, 5, 5])
  })

  test('without bounds it begins at one and has no end', () => {
    const option = number()
    expect(option.default).toBe(1)
    expect([0, 1, 1_000_000].map((value) => option.schema.parse(value))).toEqual([1, 1, 1_000_000])
  })

  test('what is no number is refused', () => {
    for (const value of ['3', null, Number.NaN, Number.POSITIVE_INFINITY]) expect(number().schema.safeParse(value).success).toBe(false)
  })
})
