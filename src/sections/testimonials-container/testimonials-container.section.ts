import { alignment } from '../../options/alignment/alignment.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnLayout } from '../../options/column-layout/column-layout.option.ts'
import { gridOrCarousel } from '../../options/grid-layout/grid-layout.option.ts'
import { defineSection, picture, text } from '../define-section.ts'

export const testimonialsContainer = defineSection({
  type: 'testimonialsContainer',
  category: 'team',
  label: 'testimonialsContainer',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    layout: gridOrCarousel(),
    columns: columnLayout(),
    alignment: alignment(),
    color: colorSwatches(),
  },
  card: 'testimonialDetails',
})

export const testimonialDetails = defineSection({
  type: 'testimonialDetails',
  category: 'card',
  label: 'testimonialDetails',
  slots: {
    quote: text(),
    name: text({ optional: true }),
    function: text({ optional: true }),
    image: picture({ optional: true }),
  },
  options: {},
})
