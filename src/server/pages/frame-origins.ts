import { bookingLinkSchema } from '../../model/content/booking-link.ts'
import { BOOKING_WIDGET_ORIGIN, usesBookingWidget } from '../../model/site/booking-widget.ts'
import type { Settings } from '../../model/site/settings.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'

/** Where this page may open a booking frame: only the addresses its editor chose, checked again on the way out, and the widget of a site that books with it. */
export function frameOrigins(groups: readonly Group[], { bookingButton }: Pick<Settings, 'bookingButton'>): string[] {
  const origins = [...walkGroups(groups)].flatMap((group) =>
    Object.values(group.options).flatMap((value) => {
      if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'iframe') return []
      const link = bookingLinkSchema.safeParse(value)
      return link.success && link.data.type === 'iframe' ? [new URL(link.data.url).origin] : []
    }),
  )
  return [...new Set([...origins, ...(usesBookingWidget(bookingButton) ? [BOOKING_WIDGET_ORIGIN] : [])])]
}
