import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { location } from '../../options/location/location.option.ts'
import { defineSection, text } from '../define-section.ts'
import { draw } from '../sketch.ts'
import { contactDataSchema } from './contact-data.ts'

function hasBranches(data: unknown): boolean {
  return (contactDataSchema.safeParse(data).data?.branches.length ?? 0) > 0
}

export const contact = defineSection({
  type: 'contact',
  category: 'various',
  label: 'contact',
  rank: 1,
  samples: 'contact',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    /** None chosen: all that are active. */
    locations: location(),
    color: colorSwatches(),
  },
  filledBy: hasBranches,
  fedBy: { source: 'branches', isThere: ({ data }) => hasBranches(data) },
  sketch: [...draw.words(8, 10, 40), ...draw.lines(8, 42, [30, 36]), draw.picture(60, 0, 60, 72), draw.pin(81, 24, 20)],
})
