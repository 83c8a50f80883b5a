import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { number } from '../../options/number/number.option.ts'
import { webAddress } from '../../options/text/web-address.option.ts'
import { defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const goFeed = defineSection({
  type: 'goFeed',
  category: 'various',
  label: 'goFeed',
  rank: 3,
  samples: 'articles',
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
  sketch: draw.repeat(3, { x: 37 }, [draw.panel(6, 8, 34, 56), draw.picture(6, 8, 34, 22), draw.dot(11, 24, 11), ...draw.lines(11, 42, [24, 24, 16])]),
})

export const goFeedCard = defineSection({
  type: 'goFeedCard',
  category: 'card',
  label: 'goFeedCard',
  samples: 'article',
  slots: {
    image: picture({ optional: true }),
    title: text(),
    description: text({ optional: true }),
  },
  options: {
    articleUrl: webAddress({ label: 'articleUrl' }),
    ownPost: checkbox({ label: 'ownPost' }),
  },
  article: { title: 'title', teaser: 'description', picture: 'image', address: 'articleUrl' },
  opticiansOnly: true,
  isListed: false,
})
