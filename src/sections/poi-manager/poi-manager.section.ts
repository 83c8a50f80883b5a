import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { mapRoute } from '../../options/map-route/map-route.option.ts'
import { poi } from '../../options/poi/poi.option.ts'
import { defineSection, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const poiManager = defineSection({
  type: 'poiManager',
  category: 'content',
  label: 'poiManager',
  slots: {
    title: text({ optional: true }),
  },
  options: {
    poi: poi(),
    mapRoute: mapRoute(),
    color: colorSwatches(),
  },
  feature: 'game',
  filledBy: 'itself',
  sketch: [draw.picture(0, 0, 120, 72), draw.pin(16, 12, 16), draw.pin(52, 32, 18), draw.pin(90, 14, 16)],
})
