import { expect, test } from 'vitest'
import { reviewSlots } from './review-slots.ts'

test('[V-161] three from 1024 px, two from 768 px, one below', () => {
  expect([1440, 1024, 1023, 768, 767, 320].map(reviewSlots)).toEqual([3, 3, 2, 2, 1, 1])
})
