import { alignment } from '../../options/alignment/alignment.option.ts'
import { bookingLink } from '../../options/booking-link/booking-link.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const bookingContainer = defineSection({
  type: 'bookingContainer',
  category: 'various',
  label: 'bookingContainer',
  rank: 2,
  samples: 'booking',
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
  fedBy: { source: 'booking', isThere: ({ options }) => options['bookingLink'] !== null },
  sketch: [
    draw.panel(22, 6, 76, 60),
    draw.title(30, 12, 30),
    ...draw.repeat(2, { y: 14 }, draw.repeat(5, { x: 13 }, [draw.disc(30, 26, 8)])),
    draw.dot(56, 40, 8),
    draw.button(30, 54, 26),
  ],
})
