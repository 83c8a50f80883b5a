import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, hasEntries, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const businessSearch = defineSection({
  type: 'businessSearch',
  category: 'team',
  label: 'businessSearch',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  feature: 'members',
  filledBy: 'itself',
  fedBy: { source: 'members', isThere: hasEntries },
  sketch: [draw.panel(8, 6, 76, 14), draw.text(14, 11, 30), draw.accent(88, 6, 24, 14), ...draw.repeat(3, { y: 15 }, [draw.disc(8, 27, 10), draw.title(24, 27, 42), draw.text(24, 35, 60)])],
})
