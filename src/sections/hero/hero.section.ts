import { alignment } from '../../options/alignment/alignment.option.ts'
import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { media } from '../../options/media/media.option.ts'
import { objectFit } from '../../options/object-fit/object-fit.option.ts'
import { size } from '../../options/size/size.option.ts'
import { textPosition } from '../../options/text-position/text-position.option.ts'
import { verticalAlignment } from '../../options/vertical-alignment/vertical-alignment.option.ts'
import { action, defineSection, picture, text, video } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const hero = defineSection({
  type: 'hero',
  category: 'start',
  label: 'hero',
  rank: 1,
  samples: 'hero',
  goesUnderHeader: true,
  slots: {
    kicker: text({ optional: true }),
    title: text(),
    subtitle: text({ optional: true }),
    description: text({ optional: true }),
    button: action({ optional: true }),
    secondaryButton: action({ optional: true }),
    image: picture({ optional: true }),
    backgroundImage: picture({ optional: true }),
    video: video({ optional: true }),
  },
  options: {
    media: media(),
    size: size({ default: 'large' }),
    alignment: alignment(),
    verticalAlignment: verticalAlignment(),
    textPosition: textPosition(),
    objectFit: objectFit({ showWhen: { media: { comparison: '=', value: 'image' } } }),
    color: colorSwatches(),
    gradient: checkbox({ label: 'gradient', default: true, showWhen: { media: { comparison: '=', value: 'image' }, showBackgroundImage: true } }),
  },
  idleOptions: ({ options, isFilled }) => [
    // A position at an edge is the more precise wish of the two.
    ...(String(options['textPosition']).startsWith('center') ? [] : ['verticalAlignment']),
    ...(isFilled('backgroundImage') ? [] : ['gradient']),
  ],
  sketch: [draw.picture(0, 0, 120, 72), draw.title(12, 24, 58), draw.text(12, 36, 46), draw.button(12, 48, 24)],
})
