import { alignment } from '../../options/alignment/alignment.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { textSize } from '../../options/text-size/text-size.option.ts'
import { defineSection, richText, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const richTextBlock = defineSection({
  type: 'richTextBlock',
  category: 'content',
  label: 'richTextBlock',
  rank: 2,
  slots: {
    title: text({ optional: true }),
    textBlock: richText(),
  },
  options: {
    alignment: alignment(),
    textSize: textSize(),
    color: colorSwatches(),
  },
  sketch: [draw.title(16, 12, 50), ...draw.lines(16, 26, [88, 82, 88, 76, 48])],
})
