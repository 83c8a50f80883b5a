import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { location } from '../../options/location/location.option.ts'
import { number } from '../../options/number/number.option.ts'
import { defineSection, hasEntries, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const reviewSlider = defineSection({
  type: 'reviewSlider',
  category: 'content',
  label: 'reviewSlider',
  rank: 13,
  samples: 'reviews',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    minRating: number({ label: 'minRating', min: 1, max: 5 }),
    // The catalogue's two branches.
    locations: { ...location(), samples: [['sample-branch-1', 'sample-branch-2']] },
    color: colorSwatches(),
  },
  filledBy: 'itself',
  fedBy: { source: 'reviews', isThere: hasEntries },
  sketch: [...draw.repeat(5, { x: 15 }, [draw.star(24, 12, 12)]), ...draw.lines(20, 34, [80, 72]), draw.title(44, 56, 32)],
})
