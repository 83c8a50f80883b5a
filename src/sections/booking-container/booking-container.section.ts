import { alignment } from '../../options/alignment/alignment.option.ts'
import { bookingLink } from '../../options/booking-link/booking-link.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'

export const bookingContainer = defineSection({
  type: 'bookingContainer',
  category: 'content',
  label: 'bookingContainer',
  slots: {
    title: text(),
    description: text({ optional: true }),
    /** Only its words; where it leads is the booking link's business. */
    button: text(),
  },
  options: {
    bookingLink: bookingLink(),
    alignment: alignment(),
    color: colorSwatches({ default: 'surface' }),
  },
})
