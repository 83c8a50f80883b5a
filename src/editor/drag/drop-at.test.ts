import { expect, test } from 'vitest'
import { dropAt } from './drop-at.ts'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const sections = [
  { id: 'a', box: box(0, 0, 1000, 300) },
  { id: 'b', box: box(0, 300, 1000, 700) },
]
const cards = [
  { id: 'a', box: box(0, 0, 300, 200) },
  { id: 'b', box: box(320, 0, 300, 180) },
  { id: 'c', box: box(0, 220, 300, 200) },
]

test.each([
  ['the upper half of a section: before it', sections, { x: 500, y: 100 }, { nextTo: 'a', side: 'before' }],
  ['the lower half: behind it', sections, { x: 500, y: 900 }, { nextTo: 'b', side: 'after' }],
  ['below everything: at the end', sections, { x: 500, y: 5000 }, { nextTo: 'b', side: 'after' }],
  ['cards side by side: left and right count', cards, { x: 600, y: 20 }, { nextTo: 'b', side: 'after' }],
  ['between two of a row', cards, { x: 305, y: 20 }, { nextTo: 'a', side: 'after' }],
  ['a last card alone in its row', cards, { x: 100, y: 400 }, { nextTo: 'c', side: 'after' }],
] as const)('%s', (_, neighbours, point, place) => {
  expect(dropAt(neighbours, point)?.place).toEqual(place)
})

test('the line stands on the edge where the thing will go', () => {
  expect(dropAt(sections, { x: 10, y: 290 })?.line).toEqual(box(0, 298, 1000, 4))
  expect(dropAt(cards, { x: 10, y: 20 })?.line).toEqual(box(-2, 0, 4, 200))
})

test('without neighbours there is nowhere to go', () => expect(dropAt([], { x: 0, y: 0 })).toBeNull())
