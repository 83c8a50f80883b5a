import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

const middle = () => 0.5

test('doubles from one second to one minute', () => {
  expect([0, 1, 2, 6, 60].map((attempt) => retryDelay(attempt, undefined, middle))).toEqual([1_000, 2_000, 4_000, 60_000, 60_000])
})

test('is spread by a quarter each way', () => {
  expect([retryDelay(0, undefined, () => 0), retryDelay(0, undefined, () => 1)]).toEqual([750, 1_250])
})

test('is never shorter than the server asks', () => {
  expect(retryDelay(0, 10, middle)).toBe(10_000)
  expect(retryDelay(6, 10, middle)).toBe(60_000)
})
