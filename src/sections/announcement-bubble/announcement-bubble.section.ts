import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { action, defineSection, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const announcementBubble = defineSection({
  type: 'announcementBubble',
  category: 'start',
  label: 'announcementBubble',
  rank: 3,
  samples: 'announcement',
  mayLeadPage: false,
  hasNeighbours: false,
  slots: {
    title: text({ optional: true }),
    description: text(),
    button: action({ optional: true }),
  },
  options: {
    color: colorSwatches({ default: 'primary' }),
  },
  sketch: [...draw.lines(10, 12, [60, 52, 60, 36]), draw.accent(64, 36, 48, 28), draw.dot(104, 30, 14)],
})
