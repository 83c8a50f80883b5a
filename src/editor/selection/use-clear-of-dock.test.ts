import { expect, test } from 'vitest'
import { coveredBy } from './use-clear-of-dock.ts'

test('what lies below the menu comes up until it is clear of it', () => {
  expect(coveredBy(600, { top: 640, bottom: 680 }, 60)).toBe(92)
})

test('what is clear of the menu stays where it is', () => {
  expect(coveredBy(600, { top: 400, bottom: 588 }, 60)).toBe(0)
})

test('a tall text shows its beginning rather than its end', () => {
  expect(coveredBy(600, { top: 100, bottom: 900 }, 60)).toBe(28)
  expect(coveredBy(600, { top: 20, bottom: 900 }, 60)).toBe(0)
})
