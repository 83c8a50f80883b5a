import { expect, test } from 'vitest'
import { slideWeight, totalProgress } from './progress.ts'

test('[V-216] a slide weighs min(0.8, count / 2): one slide 0.5, two or more 0.8', () => {
  expect([1, 2, 3, 12].map(slideWeight)).toEqual([0.5, 0.8, 0.8, 0.8])
})

test('[V-216] the first slide shows a start, the last is 100 %, and each step moves on', () => {
  expect(totalProgress(0, 1)).toBe(1)
  expect(totalProgress(0, 4)).toBeCloseTo(0.8 / 3.8)
  expect(totalProgress(1, 4)).toBeCloseTo(1.8 / 3.8)
  expect(totalProgress(3, 4)).toBe(1)
  expect(totalProgress(0, 0)).toBe(0)
})
