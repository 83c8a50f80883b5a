import { WHOLE_ROUNDS } from '../../game/constants.ts'
import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { scoreOptions } from '../../options/score-options/score-options.option.ts'
import { defineSection, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const scoreTracker = defineSection({
  type: 'scoreTracker',
  category: 'content',
  label: 'scoreTracker',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    scoreOptions: scoreOptions(),
    [WHOLE_ROUNDS]: checkbox({ label: 'wholeRounds', showWhen: { scoreOptions: { comparison: '=', value: 'table' } } }),
    color: colorSwatches(),
  },
  feature: 'game',
  countsStrokes: true,
  filledBy: 'itself',
  fedBy: { source: 'game', isThere: () => true },
  sketch: [draw.accent(10, 6, 100, 12), ...draw.repeat(3, { y: 16 }, [draw.disc(12, 24, 10), draw.text(28, 27, 34), draw.title(92, 26, 16)])],
})
