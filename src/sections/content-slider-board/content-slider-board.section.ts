import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { media } from '../../options/media/media.option.ts'
import { textPosition } from '../../options/text-position/text-position.option.ts'
import { action, defineSection, picture, text, video } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const contentSliderBoard = defineSection({
  type: 'contentSliderBoard',
  category: 'content',
  label: 'contentSliderBoard',
  slots: {},
  options: {
    color: colorSwatches({ default: 'primary' }),
  },
  card: 'contentSliderCard',
  isListed: false,
  sketch: [draw.picture(0, 10, 14, 52), draw.picture(18, 4, 84, 64), draw.picture(106, 10, 14, 52), draw.title(28, 40, 44), draw.text(28, 52, 30)],
})

export const contentSliderCard = defineSection({
  type: 'contentSliderCard',
  category: 'card',
  label: 'contentSliderCard',
  samples: 'hero',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
    button: action({ optional: true }),
    backgroundImage: picture({ optional: true }),
    video: video({ optional: true }),
  },
  options: {
    media: media(),
    textPosition: textPosition({ default: 'bottom-left', showWhen: { media: { comparison: '=', value: 'image' } } }),
    gradient: checkbox({ label: 'gradient', default: true, showWhen: { media: { comparison: '=', value: 'image' }, showBackgroundImage: true } }),
  },
  idleOptions: ({ isFilled }) => (isFilled('backgroundImage') ? [] : ['gradient']),
  isListed: false,
})
