import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'

export const businessSearch = defineSection({
  type: 'businessSearch',
  category: 'collections',
  label: 'businessSearch',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  feature: 'members',
})
