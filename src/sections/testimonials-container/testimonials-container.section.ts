import { alignment } from '../../options/alignment/alignment.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnLayout } from '../../options/column-layout/column-layout.option.ts'
import { gridOrCarousel } from '../../options/grid-layout/grid-layout.option.ts'
import { defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const testimonialsContainer = defineSection({
  type: 'testimonialsContainer',
  category: 'collections',
  label: 'testimonialsContainer',
  rank: 3,
  samples: 'voices',
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
  sketch: draw.repeat(2, { x: 56 }, [draw.panel(6, 8, 52, 56), ...draw.lines(13, 18, [38, 38, 24]), draw.disc(13, 46, 12), draw.text(30, 50, 20)]),
})

export const testimonialDetails = defineSection({
  type: 'testimonialDetails',
  category: 'card',
  label: 'testimonialDetails',
  samples: 'voice',
  slots: {
    quote: text(),
    name: text({ optional: true }),
    function: text({ optional: true }),
    image: picture({ optional: true }),
  },
  options: {},
})
