import { expect, test } from 'vitest'
import { isPastEnd, mayLock, stepOfDrag } from './lock.ts'

test('[V-215] the lock engages from 95 % in view on, not at 94 %, from either side', () => {
  expect(mayLock({ top: 0, height: 1000 }, 1000)).toBe(true)
  expect(mayLock({ top: 50, height: 1000 }, 1000)).toBe(true)
  expect(mayLock({ top: 60, height: 1000 }, 1000)).toBe(false)
  expect(mayLock({ top: -50, height: 1000 }, 1000)).toBe(true)
  expect(mayLock({ top: -60, height: 1000 }, 1000)).toBe(false)
})

test('[V-215] a slider lower than 95 % of the screen never locks', () => {
  expect(mayLock({ top: 0, height: 950 }, 1000)).toBe(true)
  expect(mayLock({ top: 0, height: 940 }, 1000)).toBe(false)
})

test('[V-213] 20 px stay, more than 20 px move one slide', () => {
  expect([0, 20, -20, 21, -21, -400].map(stepOfDrag)).toEqual([0, 0, 0, -1, 1, 1])
})

test('[V-214] past the first and the last slide there is none', () => {
  expect([isPastEnd(0, -1, 3), isPastEnd(2, 1, 3), isPastEnd(1, 1, 3), isPastEnd(1, -1, 3)]).toEqual([true, true, false, false])
})
