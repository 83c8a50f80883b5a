import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { number } from '../../options/number/number.option.ts'
import { objectFit } from '../../options/object-fit/object-fit.option.ts'
import { action, defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const newsFeedBoard = defineSection({
  type: 'newsFeedBoard',
  category: 'content',
  label: 'newsFeedBoard',
  rank: 7,
  samples: 'news',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    itemCount: number({ label: 'itemCount', default: 6 }),
    pagination: checkbox({ label: 'pagination' }),
    color: colorSwatches(),
  },
  card: 'newsFeedCard',
  feed: { title: 'title', date: 'kicker', text: 'description', link: 'button' },
  sketch: draw.repeat(3, { x: 37 }, [draw.panel(6, 8, 34, 56), draw.picture(6, 8, 34, 24), draw.title(11, 38, 22), ...draw.lines(11, 48, [24, 18])]),
})

export const newsFeedCard = defineSection({
  type: 'newsFeedCard',
  category: 'card',
  label: 'newsFeedCard',
  samples: 'newsItem',
  slots: {
    image: picture({ optional: true }),
    kicker: text({ optional: true }),
    title: text(),
    description: text({ optional: true }),
    button: action({ optional: true }),
  },
  options: {
    objectFit: objectFit(),
  },
})
