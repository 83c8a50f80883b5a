import { expect, test } from 'vitest'
import { dragCorner, moveArea, reshape } from './crop-geometry.ts'

const area = { x: 20, y: 20, width: 40, height: 40 }

test('[E-136] an area that is moved keeps its size and stays in the picture', () => {
  expect(moveArea(area, { x: 5, y: -100 })).toEqual({ x: 25, y: 0, width: 40, height: 40 })
  expect(moveArea(area, { x: 500, y: 0 })).toEqual({ x: 60, y: 20, width: 40, height: 40 })
})

test('[E-136] a corner that is dragged leaves the opposite one alone', () => {
  expect(dragCorner(area, 'bottomRight', { x: 10, y: 20 }, null)).toEqual({ x: 20, y: 20, width: 50, height: 60 })
  expect(dragCorner(area, 'topLeft', { x: -50, y: 10 }, null)).toEqual({ x: 0, y: 30, width: 60, height: 30 })
  expect(dragCorner(area, 'topRight', { x: -500, y: 500 }, null)).toEqual({ x: 20, y: 58, width: 2, height: 2 })
})

test('[E-136] a shape is kept, also at the edge', () => {
  expect(dragCorner(area, 'bottomRight', { x: 10, y: 0 }, 2)).toEqual({ x: 20, y: 20, width: 50, height: 25 })
  expect(dragCorner(area, 'bottomRight', { x: 500, y: 0 }, 1)).toEqual({ x: 20, y: 20, width: 80, height: 80 })
  expect(reshape(area, 2)).toEqual({ x: 20, y: 30, width: 40, height: 20 })
  expect(reshape({ x: 0, y: 0, width: 100, height: 100 }, 0.5)).toEqual({ x: 25, y: 0, width: 50, height: 100 })
})
