import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnLayout } from '../../options/column-layout/column-layout.option.ts'
import { gridLayout } from '../../options/grid-layout/grid-layout.option.ts'
import { imageFormat } from '../../options/image-format/image-format.option.ts'
import { link } from '../../options/link/link.option.ts'
import { objectFit } from '../../options/object-fit/object-fit.option.ts'
import { defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const imageBoard = defineSection({
  type: 'imageBoard',
  category: 'content',
  label: 'imageBoard',
  rank: 3,
  samples: 'gallery',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    layout: gridLayout(),
    columns: columnLayout({ showWhen: { layout: { comparison: '!=', value: 'split' } } }),
    color: colorSwatches(),
  },
  card: 'imageCard',
  sketch: draw.repeat(2, { y: 32 }, draw.repeat(3, { x: 37 }, [draw.picture(6, 6, 34, 28)])),
})

export const imageCard = defineSection({
  type: 'imageCard',
  category: 'card',
  label: 'imageCard',
  samples: 'picture',
  slots: {
    image: picture(),
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    objectFit: objectFit(),
    imageFormat: imageFormat(),
    link: link(),
  },
  // Bricks keep the picture's own shape, portraits are round, and beside a list there is one shape for all.
  idleOptions: ({ board: { layout } }) => (layout === 'masonry' || layout === 'avatar' ? ['imageFormat', 'objectFit'] : layout === 'split' ? ['imageFormat'] : []),
})
