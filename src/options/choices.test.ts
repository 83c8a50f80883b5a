import { expect, test } from 'vitest'
import { alignment } from './alignment/alignment.option.ts'
import { columnLayout } from './column-layout/column-layout.option.ts'
import { controls } from './controls.ts'
import { gameOptions } from './game-options/game-options.option.ts'
import { gridLayout } from './grid-layout/grid-layout.option.ts'
import { imageFormat } from './image-format/image-format.option.ts'
import { media } from './media/media.option.ts'
import { objectFit } from './object-fit/object-fit.option.ts'
import { scoreOptions } from './score-options/score-options.option.ts'
import { shiftedAlignment } from './shifted-alignment/shifted-alignment.option.ts'
import { textPosition } from './text-position/text-position.option.ts'
import { textSize } from './text-size/text-size.option.ts'
import { verticalAlignment } from './vertical-alignment/vertical-alignment.option.ts'

test.each([
  ['[E-062] alignment', alignment(), ['left', 'center', 'right']],
  ['[E-062] vertical alignment', verticalAlignment(), ['top', 'center', 'bottom']],
  ['[E-062] shifted alignment', shiftedAlignment(), ['default', 'mediaAboveText', 'textAboveMedia']],
  ['[E-063] object fit', objectFit(), ['cover', 'contain']],
  ['[E-063] text size', textSize(), ['small', 'medium', 'large']],
  ['[E-063] image format', imageFormat(), ['square', 'portrait']],
  ['[E-063] media', media(), ['image', 'video']],
  ['[E-064] column layout', columnLayout(), [3, 4, 5]],
  ['[E-064] grid layout', gridLayout(), ['grid', 'masonry', 'split', 'carousel', 'avatar']],
  ['[E-064] text position', textPosition(), ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center-left', 'center-right']],
  ['[E-065] game options', gameOptions(), ['start', 'addPlayers', 'share', 'coupon']],
  ['[E-065] score options', scoreOptions(), ['card', 'table']],
])('%s offers exactly its choices, and accepts nothing else', (_, option, choices) => {
  expect(option.choices).toEqual(choices)
  for (const choice of choices) expect(option.schema.safeParse(choice).success, String(choice)).toBe(true)
  for (const wrong of ['', 'else', 0, 99, null, {}]) expect(option.schema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
})

test('[E-067] every type of option has an editor', () => {
  const kinds =
    'text checkbox alignment verticalAlignment shiftedAlignment colorSwatches objectFit gridLayout number textSize size columnLayout link bookingLink imageFormat textPosition gameOptions scoreOptions media poi mapRoute location'
  for (const kind of kinds.split(' ')) expect(controls[kind], kind).toBeTypeOf('function')
})
