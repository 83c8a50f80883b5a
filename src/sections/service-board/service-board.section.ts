import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnLayout } from '../../options/column-layout/column-layout.option.ts'
import { action, defineSection, text, value } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const serviceBoard = defineSection({
  type: 'serviceBoard',
  category: 'content',
  label: 'serviceBoard',
  rank: 4,
  samples: 'services',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    columns: columnLayout(),
    color: colorSwatches(),
  },
  card: 'serviceCard',
  sketch: draw.repeat(2, { y: 32 }, draw.repeat(3, { x: 37 }, [draw.panel(6, 6, 34, 28), draw.title(11, 12, 20), ...draw.lines(11, 21, [24])])),
})

export const serviceCard = defineSection({
  type: 'serviceCard',
  category: 'card',
  label: 'serviceCard',
  samples: 'service',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
    duration: text({ optional: true }),
    cost: value({ optional: true, of: 'money' }),
    button: action({ optional: true }),
  },
  options: {},
})
