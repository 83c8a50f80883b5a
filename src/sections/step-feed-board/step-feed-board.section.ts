import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { objectFit } from '../../options/object-fit/object-fit.option.ts'
import { defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const stepFeedBoard = defineSection({
  type: 'stepFeedBoard',
  category: 'content',
  label: 'stepFeedBoard',
  rank: 10,
  samples: 'steps',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  card: 'stepFeedCard',
  sketch: draw.repeat(3, { y: 22 }, [draw.dot(14, 6, 14), draw.title(38, 7, 38), draw.text(38, 16, 66)]),
})

export const stepFeedCard = defineSection({
  type: 'stepFeedCard',
  category: 'card',
  label: 'stepFeedCard',
  samples: 'step',
  slots: {
    title: text(),
    description: text({ optional: true }),
    image: picture({ optional: true }),
  },
  options: {
    objectFit: objectFit(),
  },
})
