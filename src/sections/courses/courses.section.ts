import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const courses = defineSection({
  type: 'courses',
  category: 'team',
  label: 'courses',
  samples: 'services',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  card: 'serviceCard',
  feature: 'members',
  filledBy: 'itself',
  sketch: draw.repeat(3, { y: 22 }, [draw.accent(8, 5, 18, 17), draw.title(34, 6, 46), draw.text(34, 15, 70)]),
})
