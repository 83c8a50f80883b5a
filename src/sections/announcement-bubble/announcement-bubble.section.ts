import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { action, defineSection, text } from '../define-section.ts'

export const announcementBubble = defineSection({
  type: 'announcementBubble',
  category: 'start',
  label: 'announcementBubble',
  mayLeadPage: false,
  slots: {
    title: text({ optional: true }),
    description: text(),
    button: action({ optional: true }),
  },
  options: {
    color: colorSwatches({ default: 'primary' }),
  },
})
