import { z } from 'zod'

export const SIDES = ['before', 'after'] as const
export const sideSchema = z.enum(SIDES)

/** Where a section goes: beside another one, or to the end of the page when there is none. */
export type Place = { nextTo: string | null; side: z.infer<typeof sideSchema> }

export const END_OF_PAGE: Place = { nextTo: null, side: 'after' }

/** The order with the newcomer in its place; a neighbour that is not there leaves it at the end. */
export function placed<Item>(items: readonly Item[], item: Item, place: Place, idOf: (item: Item) => string): Item[] {
  const others = items.filter((other) => idOf(other) !== idOf(item))
  const neighbour = others.findIndex((other) => idOf(other) === place.nextTo)
  const index = neighbour === -1 ? others.length : neighbour + (place.side === 'after' ? 1 : 0)
  return others.toSpliced(index, 0, item)
}

/** How to say where something stands, so that it can be put there again. */
export function placeOf(ids: readonly string[], id: string): Place {
  const index = ids.indexOf(id)
  const previous = ids[index - 1]
  if (previous !== undefined) return { nextTo: previous, side: 'after' }
  const next = ids[index + 1]
  return next === undefined ? END_OF_PAGE : { nextTo: next, side: 'before' }
}
