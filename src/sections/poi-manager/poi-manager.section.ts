import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { mapRoute } from '../../options/map-route/map-route.option.ts'
import { poi } from '../../options/poi/poi.option.ts'
import { defineSection, text } from '../define-section.ts'

export const poiManager = defineSection({
  type: 'poiManager',
  category: 'various',
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
})
