import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, hasEntries, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const marketplace = defineSection({
  type: 'marketplace',
  category: 'team',
  label: 'marketplace',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  feature: 'members',
  filledBy: 'itself',
  fedBy: { source: 'market', isThere: hasEntries },
  sketch: draw.repeat(2, { x: 56 }, [draw.panel(6, 8, 52, 56), draw.picture(6, 8, 52, 28), draw.title(12, 42, 30), draw.text(12, 52, 38)]),
})
