import { z } from 'zod'
import { idSchema } from '../id-schema.ts'

const MOST_ITEMS = 2000

/** E-180: what the entries of a collection are: pages of their own, or cards of a section. */
export const PAGE_COLLECTIONS = ['team', 'service', 'testimonial', 'map'] as const
export const GROUP_COLLECTIONS = ['gallery', 'textGallery', 'news', 'product', 'steps', 'healthFeed', 'generic', 'contentSlider'] as const
export const collectionTypeSchema = z.enum([...PAGE_COLLECTIONS, ...GROUP_COLLECTIONS])

/** E-181: collections that a site has before their first page. */
export const ACTIVE_COLLECTIONS: readonly string[] = ['services']

/** In which order the pages of a collection are listed, and which of them are put away. Pages that it does not name follow by age. */
export const arrangementSchema = z.strictObject({ order: z.array(idSchema).max(MOST_ITEMS), archived: z.array(idSchema).max(MOST_ITEMS) })
export type Arrangement = z.infer<typeof arrangementSchema>

export const AS_THEY_CAME: Arrangement = { order: [], archived: [] }

/** Items come in by age. */
export function arranged<Item extends { id: string }>(items: readonly Item[], { order, archived }: Arrangement): Item[] {
  const places = new Map(order.map((id, at) => [id, at]))
  const place = ({ id }: Item) => places.get(id) ?? order.length
  return items.filter(({ id }) => !archived.includes(id)).toSorted((one, other) => place(one) - place(other))
}

/** The whole list with one item moved to where another stands. */
export function withMoved(items: readonly string[], active: string, over: string): string[] {
  const [from, to] = [items.indexOf(active), items.indexOf(over)]
  if (from < 0 || to < 0) return [...items]
  const rest = items.filter((id) => id !== active)
  return rest.toSpliced(to, 0, active)
}
