import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { textPosition } from '../../options/text-position/text-position.option.ts'
import { action, defineSection, picture, text } from '../define-section.ts'

export const textOnImage = defineSection({
  type: 'textOnImage',
  category: 'content',
  label: 'textOnImage',
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
})
