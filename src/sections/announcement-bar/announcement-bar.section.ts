import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { action, defineSection, text } from '../define-section.ts'

export const announcementBar = defineSection({
  type: 'announcementBar',
  category: 'start',
  label: 'announcementBar',
  mayLeadPage: false,
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
    button: action({ optional: true }),
  },
  options: {
    color: colorSwatches({ default: 'primary' }),
  },
})
