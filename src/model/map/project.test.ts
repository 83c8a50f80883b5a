import { expect, test } from 'vitest'
import { fitView, isInView, placeIn } from './project.ts'

const percent = (value: string) => Number(value.replace('%', ''))

test('[V-071] all markers are in view with air around them, in the wanted shape', () => {
  const places = [
    [6.14, 46.2],
    [9.85, 46.5],
    [8.72, 47.5],
  ] as const
  const view = fitView(places, 4 / 3)
  expect(view.width / view.height).toBeCloseTo(4 / 3)
  for (const place of places) {
    const { left, top } = placeIn(view, place)
    for (const value of [percent(left), percent(top)]) {
      expect(value).toBeGreaterThan(8)
      expect(value).toBeLessThan(92)
    }
  }
})

test('east is right, north is up, and a single place is the middle', () => {
  const view = fitView(
    [
      [8, 47],
      [9, 46],
    ],
    1,
  )
  expect(percent(placeIn(view, [9, 46]).left)).toBeGreaterThan(percent(placeIn(view, [8, 47]).left))
  expect(percent(placeIn(view, [8, 47]).top)).toBeLessThan(percent(placeIn(view, [9, 46]).top))
  expect(placeIn(fitView([[8.72, 47.49]], 1), [8.72, 47.49])).toEqual({ left: '50%', top: '50%' })
})

test('a lake counts as in view when a part of it may be seen, also at the edges of a wider screen', () => {
  const zurich = fitView(
    [
      [8.5, 47.3],
      [8.6, 47.4],
    ],
    4 / 3,
  )
  const around = (longitude: number, latitude: number) =>
    [
      [longitude, latitude],
      [longitude + 0.02, latitude + 0.02],
    ] as const
  expect(isInView(zurich, around(8.55, 47.35))).toBe(true)
  expect(isInView(zurich, around(8.72, 47.35))).toBe(true)
  expect(isInView(zurich, around(6.5, 46.4))).toBe(false)
})
