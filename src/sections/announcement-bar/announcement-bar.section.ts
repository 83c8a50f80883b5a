import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { action, defineSection, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const announcementBar = defineSection({
  type: 'announcementBar',
  category: 'start',
  label: 'announcementBar',
  rank: 2,
  samples: 'announcement',
  mayLeadPage: false,
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
    button: action({ optional: true }),
  },
  options: {
    color: colorSwatches({ default: 'primary' }),
  },
  sketch: [draw.accent(0, 0, 120, 14), ...draw.lines(16, 28, [88, 80, 88, 52])],
})
