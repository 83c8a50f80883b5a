import type { Media } from '../../model/media.ts'

/** What the list shows of one page of the collection. */
export type OfferedItem = {
  id: string
  slug: string
  name: string
  description: string | null
  cost: string | null
  duration: string | null
  picture: { media: Media; alt: string } | null
}

/** Only this section's loader writes the data; without it, or when it failed, there is none. */
export function isOffer(data: unknown): data is readonly OfferedItem[] {
  return Array.isArray(data)
}
