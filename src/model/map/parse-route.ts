import { z } from 'zod'
import { routeSchema, type Route } from './poi.ts'

export type ParsedRoute = { route: Route | null } | { message: string }

const NUMBER = /^[+-]?\d+(\.\d+)?$/
const SWISS_LATITUDE = { min: 45, max: 48 }
const SWISS_LONGITUDE = { min: 5, max: 11 }

const lineSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.tuple([z.object({ geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(z.array(z.number()).min(2)) }) })], z.unknown()),
})

const refuse = (detail: string): ParsedRoute => ({ message: `Invalid format: ${detail}` })
const accept = (pairs: unknown): ParsedRoute => {
  const route = routeSchema.safeParse(pairs)
  return route.success ? { route: route.data } : refuse('Invalid coordinates format')
}

const isIn = (value: number | undefined, { min, max }: { min: number; max: number }) => value !== undefined && value >= min && value <= max

/** In Switzerland latitude and longitude never overlap, so that either order can be told from the numbers. */
function longitudeFirst(pair: readonly number[]): readonly number[] {
  const [first, second] = pair
  return isIn(first, SWISS_LATITUDE) && isIn(second, SWISS_LONGITUDE) ? pair.toReversed() : pair
}

function parsePairs(text: string): ParsedRoute {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  if (!words.every((word) => NUMBER.test(word)) || words.length % 2 !== 0) return refuse('Invalid coordinates format')
  const numbers = words.map(Number)
  const pairs = Array.from({ length: numbers.length / 2 }, (_, index) => numbers.slice(index * 2, index * 2 + 2))
  return pairs.length < 2 ? refuse('At least two coordinates are needed') : accept(pairs.map(longitudeFirst))
}

function parseJson(text: string): ParsedRoute {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('Invalid JSON')
  }
  if (Array.isArray(value)) return accept(value)
  const line = lineSchema.safeParse(value)
  if (!line.success) return refuse('Expected a FeatureCollection whose first feature is a LineString')
  return accept(line.data.features[0].geometry.coordinates.map((position) => position.slice(0, 2)))
}

/** What an editor pastes: pairs as text, a JSON array of pairs, or GeoJSON. Nothing means no route. */
export function parseRoute(input: string): ParsedRoute {
  const text = input.trim()
  if (text === '') return { route: null }
  return /^[[{]/.test(text) ? parseJson(text) : parsePairs(text)
}
