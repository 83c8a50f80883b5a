import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { gameOptions } from '../../options/game-options/game-options.option.ts'
import { defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const gameSetup = defineSection({
  type: 'gameSetup',
  category: 'content',
  label: 'gameSetup',
  slots: {
    title: text({ optional: true }),
    /** The city, on the start screen. */
    subtitle: text({ optional: true }),
    image: picture({ optional: true }),
  },
  options: {
    gameOptions: gameOptions(),
    color: colorSwatches(),
  },
  feature: 'game',
  filledBy: 'itself',
  fedBy: { source: 'game', isThere: () => true },
  sketch: [draw.title(34, 8, 52), ...draw.repeat(4, { x: 18 }, [draw.disc(26, 22, 14)]), draw.button(26, 48, 68)],
})
