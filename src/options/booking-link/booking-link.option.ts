import { bookingLinkSchema, isBookingLinkFor, type BookingLink } from '../../model/content/booking-link.ts'
import { defineOption } from '../define-option.ts'

export const bookingLink = defineOption<BookingLink | null>({
  kind: 'bookingLink',
  label: 'bookingLink',
  schema: bookingLinkSchema.nullable(),
  default: null,
  isAllowedOn: (link, site) => link === null || isBookingLinkFor(link, site),
})
