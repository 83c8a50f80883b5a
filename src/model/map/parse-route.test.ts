import { describe, expect, test } from 'vitest'
import { parseRoute } from './parse-route.ts'
import { poiListSchema } from './poi.ts'

const ROUTE = [
  [8.72, 47.49],
  [8.73, 47.5],
]
const geoJson = (type: string, coordinates: unknown) =>
  JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry: { type, coordinates } }] })

describe('map routes', () => {
  test.each(['8.72, 47.49\n8.73, 47.50', '8.72 47.49 8.73 47.5', '8.72,47.49;8.73,47.50', '47.49, 8.72\n47.50, 8.73'])(
    '[E-080] [G-106] text pairs, in either order: %j',
    (text) => {
      expect(parseRoute(text)).toEqual({ route: ROUTE })
    },
  )

  test('[E-080] [G-106] a JSON array of pairs and a GeoJSON line, stored as pairs', () => {
    expect(parseRoute(JSON.stringify(ROUTE))).toEqual({ route: ROUTE })
    expect(
      parseRoute(
        geoJson('LineString', [
          [8.72, 47.49, 440],
          [8.73, 47.5, 441],
        ]),
      ),
    ).toEqual({ route: ROUTE })
  })

  test.each([
    '8.72, 47.49',
    'hier entlang',
    '8.72, 47.49, 8.73',
    '[[8.72, 47.49]]',
    '[["8.72", 47.49], [8.73, 47.5]]',
    '[1, 2]',
    '{',
    geoJson('Polygon', [
      [
        [8, 47],
        [9, 47],
        [8, 47],
      ],
    ]),
    '{"type":"FeatureCollection","features":[]}',
  ])('[E-081] [G-106] %j is refused with a reason', (text) => {
    expect(parseRoute(text)).toEqual({ message: expect.stringMatching(/^Invalid format: \w+/) })
  })

  test('[E-081] the detail names what is wrong', () => expect(parseRoute('a b c d')).toEqual({ message: 'Invalid format: Invalid coordinates format' }))

  test('[E-082] empty input is no route', () => expect([parseRoute(''), parseRoute(' \n')]).toEqual([{ route: null }, { route: null }]))
})

describe('points of interest', () => {
  const point = { latitude: 47.49, longitude: 8.72, icon: 'start' }
  test('[G-105] at least two entries, with one of the three icons', () => {
    expect(poiListSchema.safeParse([point, { ...point, icon: 'party' }]).success).toBe(true)
    for (const wrong of [[], [point], [point, { ...point, icon: 'default' }], [point, { ...point, latitude: 91 }], [point, { latitude: 1, longitude: 1 }]])
      expect(poiListSchema.safeParse(wrong).success).toBe(false)
  })
})
