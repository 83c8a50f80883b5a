import { expect, test } from 'vitest'
import { formatCost } from './cost.ts'

test.each([
  ['120', 'CHF 120'],
  ['29000', 'CHF 29’000'],
  ['1234567', 'CHF 1’234’567'],
  ['4.5', 'CHF 4.50'],
  ['4,50', 'CHF 4.50'],
  ['CHF 80', 'CHF 80'],
  ['ab 120', 'CHF ab 120'],
])('[V-013] %s is shown as %s', (value, shown) => {
  expect(formatCost(value)).toBe(shown)
})
