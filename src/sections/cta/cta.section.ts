import { alignment } from '../../options/alignment/alignment.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { media } from '../../options/media/media.option.ts'
import { objectFit } from '../../options/object-fit/object-fit.option.ts'
import { shiftedAlignment } from '../../options/shifted-alignment/shifted-alignment.option.ts'
import { action, defineSection, picture, text, video } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const cta = defineSection({
  type: 'cta',
  category: 'content',
  label: 'cta',
  rank: 1,
  slots: {
    kicker: text({ optional: true }),
    title: text({ optional: true }),
    subtitle: text({ optional: true }),
    description: text({ optional: true }),
    button: action({ optional: true }),
    image: picture({ optional: true }),
    video: video({ optional: true }),
  },
  options: {
    media: media(),
    alignment: alignment({ label: 'mediaSide', default: 'right' }),
    shiftedAlignment: shiftedAlignment(),
    objectFit: objectFit({ showWhen: { media: { comparison: '=', value: 'image' } } }),
    color: colorSwatches(),
  },
  sketch: [draw.picture(0, 0, 56, 72), ...draw.words(66, 18, 44), draw.button(66, 48, 24)],
})
