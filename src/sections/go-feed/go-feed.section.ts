import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { number } from '../../options/number/number.option.ts'
import { textOption } from '../../options/text/text.option.ts'
import { defineSection, picture, text } from '../define-section.ts'

export const goFeed = defineSection({
  type: 'goFeed',
  category: 'content',
  label: 'goFeed',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    itemCount: number({ label: 'itemCount', default: 3 }),
    ownPostsOnly: checkbox({ label: 'ownPostsOnly' }),
    color: colorSwatches(),
  },
  card: 'goFeedCard',
  opticiansOnly: true,
})

export const goFeedCard = defineSection({
  type: 'goFeedCard',
  category: 'card',
  label: 'goFeedCard',
  slots: {
    image: picture({ optional: true }),
    title: text(),
    description: text({ optional: true }),
  },
  options: {
    articleUrl: textOption({ label: 'articleUrl' }),
    ownPost: checkbox({ label: 'ownPost' }),
  },
  opticiansOnly: true,
})
