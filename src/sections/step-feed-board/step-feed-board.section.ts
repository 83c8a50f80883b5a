import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { objectFit } from '../../options/object-fit/object-fit.option.ts'
import { defineSection, picture, text } from '../define-section.ts'

export const stepFeedBoard = defineSection({
  type: 'stepFeedBoard',
  category: 'content',
  label: 'stepFeedBoard',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  card: 'stepFeedCard',
})

export const stepFeedCard = defineSection({
  type: 'stepFeedCard',
  category: 'card',
  label: 'stepFeedCard',
  slots: {
    title: text(),
    description: text({ optional: true }),
    image: picture({ optional: true }),
  },
  options: {
    objectFit: objectFit(),
  },
})
