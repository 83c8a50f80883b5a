import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { textPosition } from '../../options/text-position/text-position.option.ts'
import { action, defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const textOnImage = defineSection({
  type: 'textOnImage',
  category: 'content',
  label: 'textOnImage',
  rank: 6,
  slots: {
    title: text(),
    description: text({ optional: true }),
    button: action({ optional: true }),
    backgroundImage: picture(),
  },
  options: {
    textPosition: textPosition({ default: 'bottom-left' }),
    color: colorSwatches(),
  },
  sketch: [draw.picture(0, 0, 120, 72), draw.panel(8, 30, 58, 34), draw.title(16, 38, 36), ...draw.lines(16, 48, [42, 34])],
})
