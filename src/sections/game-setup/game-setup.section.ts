import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { gameOptions } from '../../options/game-options/game-options.option.ts'
import { defineSection, text } from '../define-section.ts'

export const gameSetup = defineSection({
  type: 'gameSetup',
  category: 'various',
  label: 'gameSetup',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    gameOptions: gameOptions(),
    color: colorSwatches(),
  },
  feature: 'game',
})
