import { expect, test } from 'vitest'
import { bubbleSpot } from './bubble-spot.ts'

const view = { width: 1440, height: 900 }
const size = { width: 480, height: 52 }
const selected = { top: 400, bottom: 424, center: 640 }

test('[E-090] the tools stand above what is selected, below it where there is no room, and inside the window', () => {
  expect(bubbleSpot(selected, size, view, null)).toEqual({ left: 400, top: 338 })
  expect(bubbleSpot({ ...selected, top: 40, bottom: 64 }, size, view, null)).toEqual({ left: 400, top: 74 })
  expect(bubbleSpot({ ...selected, center: 60 }, size, view, null).left).toBe(10)
  expect(bubbleSpot({ ...selected, center: 1430 }, size, view, null).left).toBe(950)
})

test('the tools never lie over the menu of the text', () => {
  const menu = { left: 620, top: 340, right: 980, bottom: 388 }
  expect(bubbleSpot(selected, size, view, menu)).toEqual({ left: 400, top: 278 })
  const high = { left: 620, top: 40, right: 980, bottom: 88 }
  const first = { ...selected, top: 100, bottom: 124 }
  expect(bubbleSpot(first, size, view, { ...high, right: 900 })).toEqual({ left: 910, top: 38 })
  expect(bubbleSpot(first, size, view, high)).toEqual({ left: 130, top: 38 })
  expect(bubbleSpot(first, size, { width: 900, height: 900 }, { ...high, left: 300, right: 700 })).toEqual({ left: 400, top: 134 })
  // Further down in a long text it is nowhere near.
  expect(bubbleSpot({ ...selected, top: 700, bottom: 724 }, size, view, menu)).toEqual({ left: 400, top: 638 })
})
