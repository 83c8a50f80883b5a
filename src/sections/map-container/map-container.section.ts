import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { mapRoute } from '../../options/map-route/map-route.option.ts'
import { poi } from '../../options/poi/poi.option.ts'
import { defineSection, picture, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const mapContainer = defineSection({
  type: 'mapContainer',
  category: 'collections',
  label: 'mapContainer',
  rank: 4,
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
  },
  card: 'mapDetails',
  feature: 'map',
  filledBy: 'itself',
  sketch: [draw.picture(0, 0, 120, 72), draw.panel(8, 10, 36, 52), ...draw.words(14, 18, 24), draw.pin(60, 14, 16), draw.pin(88, 36, 16)],
})

export const mapDetails = defineSection({
  type: 'mapDetails',
  category: 'card',
  label: 'mapDetails',
  slots: {
    title: text(),
    description: text({ optional: true }),
    image: picture({ optional: true }),
  },
  options: {
    poi: poi(),
    mapRoute: mapRoute(),
  },
  feature: 'map',
  isListed: false,
})
