import { alignment } from '../../options/alignment/alignment.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnLayout } from '../../options/column-layout/column-layout.option.ts'
import { gridLayout } from '../../options/grid-layout/grid-layout.option.ts'
import { imageFormat } from '../../options/image-format/image-format.option.ts'
import { defineSection, picture, text, value } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const teamContainer = defineSection({
  type: 'teamContainer',
  category: 'collections',
  label: 'teamContainer',
  rank: 1,
  samples: 'team',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    layout: gridLayout(),
    columns: columnLayout({ showWhen: { layout: { comparison: '!=', value: 'split' } } }),
    alignment: alignment(),
    color: colorSwatches(),
  },
  card: 'teamDetails',
  sketch: draw.repeat(4, { x: 28 }, [draw.disc(7, 14, 22), draw.title(7, 42, 22), draw.text(9, 52, 18)]),
})

export const teamDetails = defineSection({
  type: 'teamDetails',
  category: 'card',
  label: 'teamDetails',
  samples: 'person',
  slots: {
    image: picture({ optional: true }),
    name: text(),
    function: text({ optional: true }),
    description: text({ optional: true }),
    email: value({ optional: true }),
  },
  options: {
    imageFormat: imageFormat({ default: 'portrait' }),
  },
  // Bricks keep the picture's own shape, portraits are round, and beside a list there is one shape for all.
  idleOptions: ({ board: { layout } }) => (layout === 'masonry' || layout === 'avatar' || layout === 'split' ? ['imageFormat'] : []),
})
