import { expect, test } from 'vitest'
import { clampArea, clampFocus, focusIn, focusOf, pixelsOf } from './crop.ts'

test.each([
  [
    { x: -3, y: 7 },
    { x: 0, y: 1 },
  ],
  [
    { x: 0.333333, y: 0.5 },
    { x: 0.33, y: 0.5 },
  ],
  [
    { x: 1, y: 0 },
    { x: 1, y: 0 },
  ],
])('[E-139] a focal point stays inside the picture: %o', (given, clamped) => {
  expect(clampFocus(given)).toEqual(clamped)
})

test('[E-139] and inside the part that is shown', () => {
  expect(clampFocus({ x: 0.1, y: 0.9 }, { x: 20, y: 10, width: 50, height: 40 })).toEqual({ x: 0.2, y: 0.5 })
})

test('[E-137] an area lies within the picture and is never nothing', () => {
  expect(clampArea({ x: 90, y: -5, width: 40, height: 0 })).toEqual({ x: 60, y: 0, width: 40, height: 2 })
  expect(clampArea({ x: 0, y: 0, width: 300, height: 300 })).toEqual({ x: 0, y: 0, width: 100, height: 100 })
})

test('[E-137] percent become whole pixels that are there', () => {
  expect(pixelsOf({ x: 25, y: 50, width: 50, height: 50 }, { width: 400, height: 301 })).toEqual({ left: 100, top: 150, width: 200, height: 151 })
  expect(pixelsOf({ x: 99, y: 99, width: 2, height: 2 }, { width: 3, height: 3 })).toEqual({ left: 2, top: 2, width: 1, height: 1 })
})

test('[E-139] a focal point stays on the same thing in a part of the picture; beside the part it is its nearest edge', () => {
  const area = { x: 50, y: 20, width: 50, height: 40 }
  expect(focusIn({ x: 0.75, y: 0.3 }, area)).toEqual({ x: 0.5, y: 0.25 })
  expect(focusIn({ x: 0.1, y: 0.9 }, area)).toEqual({ x: 0, y: 1 })
  expect(focusOf({ x: 0.5, y: 0.25 }, area)).toEqual({ x: 0.75, y: 0.3 })
})
