import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'

export const courses = defineSection({
  type: 'courses',
  category: 'various',
  label: 'courses',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  card: 'serviceCard',
})
