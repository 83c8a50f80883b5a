import { expect, test } from 'vitest'
import { barPlace } from './bar-place.ts'

const bar = { width: 300, height: 48 }
const page = { width: 1000, top: 80 }

test('a text has its menu above, outside the line that is typed', () => {
  const { track } = barPlace({ top: 400, left: 100, width: 500, height: 40 }, bar, page, 'field')
  expect(track.top + bar.height).toBeLessThan(400)
})

test('without room above, a text has it below', () => {
  const { track } = barPlace({ top: 100, left: 100, width: 500, height: 40 }, bar, page, 'field')
  expect(track.top).toBeGreaterThan(140)
})

test.each([-500, 0, 950, 5000])('[E-043] at %i it stays 16 px inside the window', (left) => {
  const place = barPlace({ top: 400, left, width: 500, height: 40 }, bar, page, 'group')
  expect(place.left).toBeGreaterThanOrEqual(16)
  expect(place.left + bar.width).toBeLessThanOrEqual(page.width - 16)
})

test('the first section of a page keeps it below the header', () => {
  const { track } = barPlace({ top: 0, left: 0, width: 1000, height: 700 }, bar, page, 'group')
  expect(track.top).toBe(88)
  expect(track.top + track.height).toBe(700)
})
