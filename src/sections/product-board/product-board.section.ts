import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnLayout } from '../../options/column-layout/column-layout.option.ts'
import { imageFormat } from '../../options/image-format/image-format.option.ts'
import { objectFit } from '../../options/object-fit/object-fit.option.ts'
import { action, defineSection, picture, text, value } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const productBoard = defineSection({
  type: 'productBoard',
  category: 'content',
  label: 'productBoard',
  rank: 11,
  samples: 'products',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    columns: columnLayout(),
    color: colorSwatches(),
  },
  card: 'productCard',
  sketch: draw.repeat(3, { x: 37 }, [draw.panel(6, 8, 34, 56), draw.picture(11, 13, 24, 26), draw.text(11, 44, 24), draw.accent(11, 52, 14, 6)]),
})

export const productCard = defineSection({
  type: 'productCard',
  category: 'card',
  label: 'productCard',
  samples: 'product',
  slots: {
    image: picture({ optional: true }),
    title: text(),
    description: text({ optional: true }),
    cost: value({ optional: true, of: 'money' }),
    button: action({ optional: true }),
  },
  options: {
    objectFit: objectFit(),
    imageFormat: imageFormat(),
  },
})
