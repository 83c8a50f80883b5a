import { alignment } from '../../options/alignment/alignment.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnWidth } from '../../options/column-width/column-width.option.ts'
import { objectFit } from '../../options/object-fit/object-fit.option.ts'
import { action, defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const multiCta = defineSection({
  type: 'multiCta',
  category: 'content',
  label: 'multiCta',
  rank: 5,
  samples: 'columns',
  slots: {
    image: picture({ optional: true }),
    title: text({ optional: true }),
    description: text({ optional: true }),
    button: action({ optional: true }),
    secondaryImage: picture({ optional: true }),
    secondaryTitle: text({ optional: true }),
    secondaryDescription: text({ optional: true }),
    secondaryButton: action({ optional: true }),
    tertiaryImage: picture({ optional: true }),
    tertiaryTitle: text({ optional: true }),
    tertiaryDescription: text({ optional: true }),
    tertiaryButton: action({ optional: true }),
  },
  options: {
    columnWidth: columnWidth(),
    alignment: alignment(),
    objectFit: objectFit(),
    color: colorSwatches(),
  },
  sketch: draw.repeat(3, { x: 37 }, [draw.picture(7, 8, 32, 28), draw.title(7, 42, 24), ...draw.lines(7, 52, [32, 26])]),
})
