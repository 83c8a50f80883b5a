import type { Group } from '../model/page/document.ts'
import { END_OF_PAGE, type Place } from '../model/page/place.ts'
import type { SectionDefinition } from './define-section.ts'

/** A board that shows only so many of its cards takes a new one at its beginning, where it is seen. */
export function placeOfNewCard({ children }: Pick<Group, 'children'>, { options }: Pick<SectionDefinition, 'options'>): Place {
  const neighbour = 'itemCount' in options ? children.at(0) : children.at(-1)
  if (!neighbour) return END_OF_PAGE
  return { nextTo: neighbour.id, side: 'itemCount' in options ? 'before' : 'after' }
}
