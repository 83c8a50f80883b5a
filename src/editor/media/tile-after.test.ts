import { expect, test } from 'vitest'
import { tileAfter } from './tile-after.ts'

/** Three in a row, seven in all. */
const tiles = Array.from({ length: 7 }, (_, at) => ({ top: Math.floor(at / 3) * 100, left: (at % 3) * 100 }))

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 5, 2],
  ['ArrowDown', 5, 6],
  ['Home', 5, 0],
  ['End', 0, 6],
  ['ArrowUp', 1, null],
  ['ArrowDown', 6, null],
  ['ArrowRight', 6, null],
  ['a', 1, null],
] as const)('[E-121] %s from tile %i leads to %s', (key, from, to) => {
  expect(tileAfter(tiles, from, key)).toBe(to)
})
