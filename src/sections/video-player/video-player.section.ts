import { alignment } from '../../options/alignment/alignment.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text, video } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const videoPlayer = defineSection({
  type: 'videoPlayer',
  category: 'content',
  label: 'videoPlayer',
  rank: 9,
  samples: 'video',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
    video: video(),
  },
  options: {
    alignment: alignment(),
    color: colorSwatches(),
  },
  sketch: [draw.picture(8, 6, 104, 60), draw.play(50, 26, 20)],
})
