import { expect, test } from 'vitest'
import { adaptedHeight } from './adapted-height.ts'

test('[V-220] never below 200 px', () => {
  expect(adaptedHeight({ viewportWidth: 360, viewportHeight: 240, headerHeight: 80 })).toBe(200)
  expect(adaptedHeight({ viewportWidth: 1440, viewportHeight: 100, headerHeight: 120 })).toBe(200)
})

test('[V-220] the mobile rule holds under 768 px', () => {
  const room = { viewportHeight: 1000, headerHeight: 0 }
  expect(adaptedHeight({ ...room, viewportWidth: 767 })).toBe(800)
  expect(adaptedHeight({ ...room, viewportWidth: 768 })).toBe(750)
})
