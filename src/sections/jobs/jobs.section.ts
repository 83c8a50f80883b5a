import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, hasEntries, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const jobs = defineSection({
  type: 'jobs',
  category: 'team',
  label: 'jobs',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  feature: 'members',
  filledBy: 'itself',
  fedBy: { source: 'jobs', isThere: hasEntries },
  sketch: draw.repeat(3, { y: 22 }, [draw.panel(8, 4, 104, 19), draw.title(14, 8, 44), draw.text(14, 16, 30), draw.button(86, 9, 20)]),
})
