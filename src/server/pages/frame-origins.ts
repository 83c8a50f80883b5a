import { bookingLinkSchema } from '../../model/content/booking-link.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'

/** Where this page may open a booking frame: only the addresses its editor chose, checked again on the way out. */
export function frameOrigins(groups: readonly Group[]): string[] {
  const origins = [...walkGroups(groups)].flatMap((group) =>
    Object.values(group.options).flatMap((value) => {
      if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'iframe') return []
      const link = bookingLinkSchema.safeParse(value)
      return link.success && link.data.type === 'iframe' ? [new URL(link.data.url).origin] : []
    }),
  )
  return [...new Set(origins)]
}
