import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { size } from '../../options/size/size.option.ts'
import { defineSection } from '../define-section.ts'

export const spacer = defineSection({
  type: 'spacer',
  category: 'content',
  label: 'spacer',
  slots: {},
  options: {
    size: size(),
    color: colorSwatches(),
  },
})
