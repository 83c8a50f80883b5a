import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const imageCollage = defineSection({
  type: 'imageCollage',
  category: 'content',
  label: 'imageCollage',
  rank: 12,
  samples: 'gallery',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
    image: picture(),
    secondaryImage: picture({ optional: true }),
    tertiaryImage: picture({ optional: true }),
    quaternaryImage: picture({ optional: true }),
    quinaryImage: picture({ optional: true }),
    senaryImage: picture({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  sketch: [draw.picture(6, 6, 62, 60), draw.picture(72, 6, 42, 28), draw.picture(72, 38, 42, 28)],
})
