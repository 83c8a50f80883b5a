import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'

export const mediaGallery = defineSection({
  type: 'mediaGallery',
  category: 'content',
  label: 'mediaGallery',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
})
