import { expect, test } from 'vitest'
import { starsOf } from './stars.ts'

const drawn = (rating: number) =>
  starsOf(rating)
    .map((star) => ({ full: '*', half: '+', empty: '.' })[star])
    .join('')

test.each([
  [5, '*****'],
  [4.9, '****+'],
  [4.7, '****+'],
  [4.5, '****+'],
  [4.4, '****.'],
  [4, '****.'],
  [1, '*....'],
  [0.5, '+....'],
  [0, '.....'],
])('[V-160] %d is drawn as %s', (rating, stars) => expect(drawn(rating)).toBe(stars))

test('what lies outside the scale fills it or leaves it empty', () => {
  expect([drawn(9), drawn(-2), drawn(Number.NaN)]).toEqual(['*****', '.....', '.....'])
})
