import { expect, test } from 'vitest'
import { isMove, nextScrollState } from './scroll-state.ts'

const height = 120

test('[V-199] nine pixels are no move, eleven are; reaching the top always is one', () => {
  expect([isMove(500, 509), isMove(500, 511), isMove(500, 491), isMove(500, 489), isMove(5, 0)]).toEqual([false, true, false, true, true])
})

test('[V-198] far from the top it comes with the way up and goes with the way down', () => {
  expect(nextScrollState({ state: 'flow', from: 900, to: 800, height })).toBe('shown')
  expect(nextScrollState({ state: 'shown', from: 800, to: 900, height })).toBe('hidden')
  expect(nextScrollState({ state: 'hidden', from: 900, to: 850, height })).toBe('shown')
})

test('[V-200] within twice its height from the top it stays as it is', () => {
  expect(nextScrollState({ state: 'flow', from: 0, to: 200, height })).toBe('flow')
  expect(nextScrollState({ state: 'flow', from: 235, to: 130, height })).toBe('flow')
  expect(nextScrollState({ state: 'shown', from: 100, to: 200, height })).toBe('shown')
})

test('a long way up that ends near the top does not leave it hidden, and the top itself is the flow again', () => {
  expect(nextScrollState({ state: 'hidden', from: 200, to: 60, height })).toBe('shown')
  expect(nextScrollState({ state: 'flow', from: 3000, to: 60, height })).toBe('shown')
  expect(nextScrollState({ state: 'shown', from: 60, to: 0, height })).toBe('flow')
})
