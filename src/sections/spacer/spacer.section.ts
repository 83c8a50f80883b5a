import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { size } from '../../options/size/size.option.ts'
import { defineSection } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const spacer = defineSection({
  type: 'spacer',
  category: 'content',
  label: 'spacer',
  rank: 16,
  slots: {},
  options: {
    size: size(),
    color: colorSwatches(),
  },
  filledBy: 'itself',
  sketch: [draw.text(10, 10, 100), draw.text(10, 58, 100), draw.accent(58, 22, 4, 28), draw.dot(56, 20, 8), draw.dot(56, 44, 8)],
})
