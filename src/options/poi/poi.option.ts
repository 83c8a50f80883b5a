import { poiListSchema, type Poi } from '../../model/map/poi.ts'
import { defineOption } from '../define-option.ts'

const around = (latitude: number, longitude: number): Poi[] => [
  { latitude, longitude, icon: 'start' },
  { latitude: latitude + 0.1, longitude: longitude + 0.38, icon: 'end' },
]

export const poi = defineOption<Poi[]>({
  kind: 'poi',
  label: 'poi',
  schema: poiListSchema,
  default: [
    { latitude: 47.4987, longitude: 8.7234, icon: 'start' },
    { latitude: 47.5002, longitude: 8.7261, icon: 'end' },
  ],
  samples: [around(47.5, 8.72), around(46.95, 7.44), around(46.2, 6.14), around(46.85, 9.53), around(46.01, 8.95), around(47.56, 7.59)],
})
