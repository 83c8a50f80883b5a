import { expect, test } from 'vitest'
import { roomBeside } from './room-beside.ts'

test('a window stands beside a picture that leaves room on some side', () => {
  const desktop = { width: 1440, height: 900 }
  for (const box of [
    { x: 730, y: 170, width: 560, height: 560 },
    { x: 0, y: 100, width: 900, height: 700 },
    { x: 100, y: 10, width: 1240, height: 300 },
  ])
    expect(roomBeside(box, desktop)).toEqual(box)
})

test('over one that fills the window it is moved up until all of it is in view', () => {
  const tablet = { width: 768, height: 1024 }
  expect(roomBeside({ x: 40, y: 170, width: 680, height: 680 }, tablet)).toEqual({ x: 40, y: 170, width: 680, height: 394 })
  expect(roomBeside({ x: 40, y: 700, width: 680, height: 680 }, { width: 768, height: 700 })).toMatchObject({ y: 700, height: 680 })
  expect(roomBeside({ x: 40, y: 300, width: 680, height: 680 }, { width: 768, height: 700 })).toMatchObject({ y: 300, height: 0 })
})
