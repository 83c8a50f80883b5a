import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'

export const jobs = defineSection({
  type: 'jobs',
  category: 'collections',
  label: 'jobs',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  feature: 'members',
})
