import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { location } from '../../options/location/location.option.ts'
import { defineSection, text } from '../define-section.ts'

export const contact = defineSection({
  type: 'contact',
  category: 'content',
  label: 'contact',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    /** None chosen: all that are active. */
    locations: location(),
    color: colorSwatches(),
  },
})
