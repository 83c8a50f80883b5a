import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { scoreOptions } from '../../options/score-options/score-options.option.ts'
import { defineSection, text } from '../define-section.ts'

export const scoreTracker = defineSection({
  type: 'scoreTracker',
  category: 'various',
  label: 'scoreTracker',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    scoreOptions: scoreOptions(),
    color: colorSwatches(),
  },
  feature: 'game',
})
