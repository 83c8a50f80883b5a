import { expect, test } from 'vitest'
import { END_OF_PAGE, placed, placeOf } from './place.ts'

const put = (items: readonly string[], item: string, place: Parameters<typeof placed>[2]) => placed(items, item, place, String).join('')

test('before and after a neighbour, and at the end without one', () => {
  expect(put(['a', 'b'], 'x', { nextTo: 'b', side: 'before' })).toBe('axb')
  expect(put(['a', 'b'], 'x', { nextTo: 'a', side: 'after' })).toBe('axb')
  expect(put(['a', 'b'], 'x', { nextTo: 'a', side: 'before' })).toBe('xab')
  expect(put(['a', 'b'], 'x', END_OF_PAGE)).toBe('abx')
  expect(put([], 'x', END_OF_PAGE)).toBe('x')
})

test('a neighbour that is gone leaves it at the end, and nothing is there twice', () => {
  expect(put(['a', 'b'], 'x', { nextTo: 'gone', side: 'before' })).toBe('abx')
  expect(put(['x', 'a', 'b'], 'x', { nextTo: 'b', side: 'after' })).toBe('abx')
})

test.each(['a', 'b', 'c'])('what is taken out goes back to where it stood: %s', (id) => {
  const items = ['a', 'b', 'c']
  expect(
    put(
      items.filter((item) => item !== id),
      id,
      placeOf(items, id),
    ),
  ).toBe('abc')
})
