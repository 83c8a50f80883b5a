export type Star = 'full' | 'half' | 'empty'

const POSITIONS = [0, 1, 2, 3, 4]

/** Five positions; a fraction of a half or more is half a star, a smaller one is none. */
export function starsOf(rating: number): Star[] {
  return POSITIONS.map((position) => (rating >= position + 1 ? 'full' : rating >= position + 0.5 ? 'half' : 'empty'))
}
