import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, hasEntries, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const mediaGallery = defineSection({
  type: 'mediaGallery',
  category: 'content',
  label: 'mediaGallery',
  rank: 14,
  samples: 'photos',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  filledBy: 'itself',
  holdsPhotos: true,
  fedBy: { source: 'photos', isThere: hasEntries },
  sketch: [draw.picture(6, 6, 108, 40), ...draw.repeat(4, { x: 28 }, [draw.picture(6, 50, 24, 16)])],
})
