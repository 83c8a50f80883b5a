import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'

export const marketplace = defineSection({
  type: 'marketplace',
  category: 'collections',
  label: 'marketplace',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  feature: 'members',
})
